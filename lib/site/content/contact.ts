import { copyHere } from '@/lib/site/content/copy-in'
import type { Settings } from '@/lib/site/kinds/settings'
import type { Texts } from '@/lib/site/settings/define-copy'
import { siteConfig } from '@/site/config'

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

/** The fewest digits of a complete number. A separator beside fewer digits is part of one number. */
const LEAST_DIGITS = 9

/** A complete number, with the groups of digits that follow it. `24h` is no group of digits, and begins a note. */
const complete = /^(?:\D*\d){9}\d*(?:[\s.-]\d+(?![\d\p{L}]|,\d))*/u

/** Between two numbers. A label may begin the second one, but that of a fax is no number to call. */
const separator = / ?(?:[/;|] ?(?=(?!fax)(?:\p{L}[\p{L}. ]{0,24}:? ?)?[+(]?\d)|(?: ou| e) ?(?=[+(]?\d))/iu

const written = /^\D{0,40}?(?=[+(]{0,3}\d)/

/** A label that says no more than the number itself. */
const needless =
  /^\P{L}{0,3}(?:t|m|tm|telf?|telef|tel[em]{1,2}|tlf|tlmv?|telefones?|telem[oó]ve(?:l|is)|contactos?|ligue|phone)\P{L}{0,4}$/iu

/** The numbers in a display text, usually one: `255 000 140 / 910 000 140 (chamada para a rede …)`. */
export function phoneNumbers({ phone }: Pick<Settings, 'phone'>): PhoneNumber[] {
  const parts = phone.split(separator)
  const isList = parts.every((part) => part.replace(/\D/g, '').length >= LEAST_DIGITS)
  const texts = (isList ? parts : [phone]).filter((text) => /\d/.test(text))
  const isPriced = /rede|chamada|custo|gr[aá]ti|gratuit|€/i.test(phone)
  return texts.map((whole) => {
    const [before = ''] = written.exec(whole) ?? []
    const label = needless.test(before) ? '' : before
    const numbered = whole.slice(before.length)
    const number = complete.exec(numbered)?.[0] ?? numbered
    const tariff = isPriced ? undefined : tariffOf(dialled(number))
    const note = numbered.slice(number.length)
    // The specification derives the target from the whole text.
    return { text: label + numbered, label, number, note, href: `tel:${dialled(whole)}`, tariff }
  })
}

function dialled(text: string): string {
  return text.replace(/[^+\d]/g, '')
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
