import { copyHere } from '@/lib/content/copy-in'
import type { Settings } from '@/lib/kinds/settings'
import type { Texts } from '@/lib/settings/define-copy'
import { siteConfig } from '@/site/config'
import { dialledIn } from './dialled'

export interface PhoneNumber {
  /** The label, number and note as the client wrote them. */
  text: string
  /** The client's text before the number, such as `Loja: `; '' if it only announces a number, as `Tel.: ` does. */
  label: string
  number: string
  /** The client's text after the number, such as the cost of a call, with its brackets or comma; '' for none. */
  note: string
  href: string
  /** The cost of a call, if it follows from the number and the client did not write it. */
  tariff: Tariff | undefined
}

/** The kinds of Portuguese numbers by the cost of a call. Clients write the cost for all other numbers. */
type Tariff = 'fixed' | 'mobile' | 'free'

/** The boundary between the note of one number and the label of the next, outside brackets. */
const joint =
  /^((?:\([^()]{0,99}\)|[^()]){0,200})(?: ?[/;|,·•&–—] ?| - | (?:ou|e) |(?<=\)) )([^()/;|,·•&–—]{0,40})$/iu

/** A label for a fax number, which nobody answers. */
const fax = /(?<!te?l\p{L}{0,6}\.? ?(?:[/&-]|e|ou) ?)fax[^\p{L}\d]{0,4}$/iu

/** A label that only announces a phone number. */
const needless =
  /^\P{L}{0,3}(?:t|m|tm|telf?|telef|tel[em]{1,2}|tlf|tlmv?|telefones?|telem[oó]ve(?:l|is)|contactos?|ligue|phone)\P{L}{0,4}$/iu

/** The phone numbers in a text, usually one: `255 000 140 / 910 000 140 (chamada para a rede …)`. None if it is unclear which digits to dial. */
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

/** The `tel:` address of the first number; '' if no number can be dialled. */
export function telephoneLink(settings: Pick<Settings, 'phone'>): string {
  return phoneNumbers(settings)[0]?.href ?? ''
}

/** The e-mail addresses in a text, usually one: `geral@x.pt; vendas@x.pt`. */
export function emailAddresses({ email }: Pick<Settings, 'email'>): string[] {
  const words = email.split(/[\s;,:/|<>()]+/).filter((word) => /^[^@]+@[^@]*[^@.]$/.test(word))
  return [...new Set(words)]
}

/** The tariff of a number in the Portuguese numbering plan: 2 and 30 are fixed, 9 is mobile, 800 is free. */
function tariffOf(digits: string): Tariff | undefined {
  const national = /^(?:(?:\+|00)351)?(\d{9})$/.exec(digits)?.[1]
  if (national === undefined) return undefined
  if (/^(?:2|30)/.test(national)) return 'fixed'
  if (/^9/.test(national)) return 'mobile'
  return /^800/.test(national) ? 'free' : undefined
}

/** The cost of a call to show beside a number; '' if it is unknown, not wanted, or written by the client. */
export function callCost({ tariff }: Pick<PhoneNumber, 'tariff'>, texts: Texts = copyHere()): string {
  return tariff && siteConfig.callCost ? texts.contact.tariffs[tariff] : ''
}
