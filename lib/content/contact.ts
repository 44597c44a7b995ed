import type { Settings } from '@/lib/platform'

export interface PhoneNumber {
  /** The number as it is written, without its note. Non-breaking spaces keep it on one line. */
  text: string
  /** Its `tel:` target. */
  href: string
  /** What the client wrote beside the number, such as the cost of a call. */
  note: string
  /** The cost of a call, if the number itself tells it and the client did not write it. */
  tariff: Tariff | undefined
}

/** The kinds of Portuguese numbers, by the cost of a call. For any other number, the client writes the cost. */
type Tariff = 'fixed' | 'mobile' | 'free'

/** The fewest digits of a complete number. A separator beside fewer digits is part of one number. */
const LEAST_DIGITS = 9

/** The numbers in a display text, usually one: `255 000 140 / 910 000 140 (chamada para a rede …)`. */
export function phoneNumbers({ phone }: Pick<Settings, 'phone'>): PhoneNumber[] {
  const parts = phone.split(/ ?(?:[/;|]| ou| e) ?(?=[+(]?\d)/)
  const isList = parts.every((part) => part.replace(/\D/g, '').length >= LEAST_DIGITS)
  const numbers = (isList ? parts : [phone]).map(withoutNote)
  const isPriced = numbers.some(({ note }) => /rede|chamada|custo|gr[aá]ti|gratuit|€/i.test(note))
  return numbers.flatMap(({ number, note }) => {
    const dialled = number.replace(/[^+\d]/g, '')
    if (!/\d/.test(dialled)) return []
    const tariff = isPriced ? undefined : tariffOf(dialled)
    return [{ text: number.replace(/ /g, '\u00a0'), href: `tel:${dialled}`, note, tariff }]
  })
}

/** The `tel:` target of the first number; '' when no number can be dialled. */
export function telephoneLink(settings: Pick<Settings, 'phone'>): string {
  return phoneNumbers(settings)[0]?.href ?? ''
}

/** The `mailto:` target; '' when the text is not an e-mail address. */
export function emailLink({ email }: Pick<Settings, 'email'>): string {
  return /^[^\s@<>]+@[^\s@<>]+$/.test(email) ? `mailto:${email}` : ''
}

/** Splits a text into a number and the words that follow it. */
function withoutNote(text: string): { number: string; note: string } {
  const words = text.search(/[\p{L}€,]/u)
  const number = text.slice(0, words)
  if (words < 0 || !/\d/.test(number)) return { number: text.trim(), note: '' }
  return { number: trimmed(number), note: trimmed(text.slice(words)) }
}

/** The text without the brackets, dashes and commas that join a number and its note. */
function trimmed(text: string): string {
  let end = text.length
  while (/[\s,()–-]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).replace(/^[\s,)–-]+/, '')
}

/** By the national numbering plan: 2 and 30 are fixed, 9 is mobile, 800 is free. */
function tariffOf(dialled: string): Tariff | undefined {
  const national = /^(?:(?:\+|00)351)?(\d{9})$/.exec(dialled)?.[1]
  if (national === undefined) return undefined
  if (/^(?:2|30)/.test(national)) return 'fixed'
  if (/^9/.test(national)) return 'mobile'
  return /^800/.test(national) ? 'free' : undefined
}
