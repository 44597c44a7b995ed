import { copyHere } from '@/lib/content/copy-in'
import type { Settings } from '@/lib/kinds/settings'
import type { Texts } from '@/lib/settings/define-copy'
import { siteConfig } from '@/site/config'
import { dialledIn } from './dialled'

export interface PhoneNumber {
  /** Label, number and note, as the client wrote them. */
  text: string
  /** What the client wrote before the number, such as `Loja: `; '' where it only says that a number follows, as `Tel.: ` does. */
  label: string
  number: string
  /** What the client wrote after the number, such as the cost of a call, with its brackets or its comma; '' for nothing. */
  note: string
  href: string
  /** The cost of a call, if the number itself tells it and the client did not write it. */
  tariff: Tariff | undefined
}

/** The kinds of Portuguese numbers, by the cost of a call. For any other number, the client writes the cost. */
type Tariff = 'fixed' | 'mobile' | 'free'

/** Where a note of one number ends and the label of the next begins, outside of brackets. */
const joint =
  /^((?:\([^()]{0,99}\)|[^()]){0,200})(?: ?[/;|,·•&–—] ?| - | (?:ou|e) |(?<=\)) )([^()/;|,·•&–—]{0,40})$/iu

/** What stands before a number that nobody answers. */
const fax = /(?<!te?l\p{L}{0,6}\.? ?(?:[/&-]|e|ou) ?)fax[^\p{L}\d]{0,4}$/iu

/** A label that says no more than the number itself. */
const needless =
  /^\P{L}{0,3}(?:t|m|tm|telf?|telef|tel[em]{1,2}|tlf|tlmv?|telefones?|telem[oó]ve(?:l|is)|contactos?|ligue|phone)\P{L}{0,4}$/iu

/** The numbers in a display text, usually one: `255 000 140 / 910 000 140 (chamada para a rede …)`. None where one cannot tell what to dial. */
export function phoneNumbers({ phone }: Pick<Settings, 'phone'>): PhoneNumber[] {
  const all = dialledIn(phone)
  const answered = all.filter(({ from }, index) => !fax.test(phone.slice(all[index - 1]?.to ?? 0, from)))
  const numbers = answered.length > 0 ? answered : all
  const isPriced = /rede|chamada|custo|gr[aá]ti|gratuit|€/i.test(phone)
  return numbers.map(({ from, to, digits }, index) => {
    const previous = numbers[index - 1]
    const next = numbers[index + 1]
    const before = previous ? betweenNumbers(phone.slice(previous.to, from)).label : phone.slice(0, from)
    const label = needless.test(before) ? '' : before
    const number = phone.slice(from, to)
    const note = next ? betweenNumbers(phone.slice(to, next.from)).note : phone.slice(to)
    const tariff = isPriced ? undefined : tariffOf(digits)
    return { text: label + number + note, label, number, note, href: `tel:${digits}`, tariff }
  })
}

function betweenNumbers(text: string): { note: string; label: string } {
  const [, note = '', label = text.trimStart()] = joint.exec(text) ?? []
  return { note: note.trimEnd(), label }
}

/** The `tel:` target of the first number; '' when no number can be dialled. */
export function telephoneLink(settings: Pick<Settings, 'phone'>): string {
  return phoneNumbers(settings)[0]?.href ?? ''
}

/** The e-mail addresses in a text, usually one: `geral@x.pt; vendas@x.pt`. */
export function emailAddresses({ email }: Pick<Settings, 'email'>): string[] {
  const words = email.split(/[\s;,:/|<>()]+/).filter((word) => /^[^@]+@[^@]*[^@.]$/.test(word))
  return [...new Set(words)]
}

/** By the national numbering plan: 2 and 30 are fixed, 9 is mobile, 800 is free. */
function tariffOf(digits: string): Tariff | undefined {
  const national = /^(?:(?:\+|00)351)?(\d{9})$/.exec(digits)?.[1]
  if (national === undefined) return undefined
  if (/^(?:2|30)/.test(national)) return 'fixed'
  if (/^9/.test(national)) return 'mobile'
  return /^800/.test(national) ? 'free' : undefined
}

/** The cost of a call for beside a number; '' when it is not known, not wanted, or written by the client. */
export function callCost({ tariff }: Pick<PhoneNumber, 'tariff'>, texts: Texts = copyHere()): string {
  return tariff && siteConfig.callCost ? texts.contact.tariffs[tariff] : ''
}
