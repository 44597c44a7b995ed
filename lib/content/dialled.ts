/* The specification derives a `tel:` address from the whole text, which may contain two numbers, or digits that nobody dials. */

/** A number in a text, from its first digit, plus sign or bracket to its last digit. */
interface Dialled {
  from: number
  to: number
  /** The digits of the number, with its plus sign. */
  digits: string
}

/** The maximum number of digits in a phone number, including `00`. */
const MAX_DIGITS = 17

/** Digits that are not part of a phone number. */
const notes = [
  // Opening hours, such as `24h/7` and `9h-18h`.
  /(?<!\d)24h?\/(?:7|24)(?!\d)/gi,
  /(?<=\()\d{1,2} ?[-–] ?\d{1,2}(?=\))/g,
  /(?<=d[ae]s )\d{1,2} [aà]s? \d{1,2}(?![ .-]?\d)/gi,
  /(?<!\d)(?:(?<=[(,;:\p{L}] ?)\d{1,2} ?(?:[-–]|[aà]s?|até) ?)?\d{1,2}(?:h(?:oras?|rs?|s|\d{2})?(?![\p{L}\d])|:\d{2}(?![ .-]?\d)h?)/giu,
  /(?<!\d[ .-]{0,2})(?:\d{1,2} ?(?:[-–]|[aà]s?|até) ?)?\d{1,2} (?:h|horas?|hrs?|dias?|minutos?|segundos?)(?!\p{L})/giu,
  /(?<!\d)\d\.?[ºª]/g,
  // Prices.
  /(?<!\d)\d{1,2}[.,]\d{1,4} ?(?:€|eur|c[eê]nt)/gi,
  /(?<!\d[ .-]{0,2})\d{1,2} ?(?:€|%|eur|c[eê]nt)/gi,
  /(?<=€ ?)\d{1,2}[.,]\d{1,4}/g,
  // Extensions, rooms, and labels with a number.
  /(?<=(?<!\p{L})(?:ext(?:ens[aã]o|ension)?|int(?:erno)?|ramal|op[cç][aã]o|tecla|x|#)[.:= ]{0,2})\d{1,5}(?![ .()-]{0,2}\d)/giu,
  /(?<=(?<!\p{L})(?:loja|sala|piso|andar|porta|balc[aã]o|gabinete|linha|box) )\d{1,2}(?![ .()-]{0,2}\d)/giu,
  /(?<=\p{L}[. ]{0,2})\d{1,2}(?= ?: ?[+(\d])/gu,
]

/** The `(0)` of a national number, which nobody dials after a country code. */
const trunkZero = /(?<=(?:\+|00) ?\d{1,3}\)? ?)\(0\)/g

/** A group of digits with the plus signs and brackets before it. Limits on repetition keep the time proportional to the text. */
const group = /(?:[+(] ?){0,4}\d{1,300}/g

/** A number of the Portuguese numbering plan, with or without the country code. */
const portuguese = /^(?:(?:\+|00)?351)?(?:2\d|30|[789]\d)\d{7}$/
/** Nine digits with or without the country code: groups that are one number only together. */
const isSingleNumber = /^(?:(?:\+|00)?351)?\d{9}$/

/** Whether digits are long enough to be dialled without the groups after them. */
const isComplete = (digits: string) => /^\+?\d{9}/.test(digits)

/** What may separate the groups of one number: spaces, dots, brackets and dashes. */
const isSeparator = /^[ \u00a0\u202f.()‐-–-]{0,8}$/

/** The numbers that can be dialled; none if it is unclear which digits form a number. */
export function dialledIn(text: string): Dialled[] {
  const plain = notes
    .reduce((rest, note) => rest.replace(note, ({ length }) => 'x'.repeat(length)), text)
    .replace(trunkZero, '   ')
    .replace(/ [-–—] /g, ' / ')
  const numbers: Dialled[] = []
  for (const { 0: written, index: from } of plain.matchAll(group)) {
    const digits = written.replace(/[^+\d]/g, '')
    const to = from + written.length
    const last = numbers.at(-1)
    if (last && continuesNumber(last.digits, plain.slice(last.to, from), digits))
      Object.assign(last, { to, digits: last.digits + digits })
    else numbers.push({ from, to, digits })
    if ((numbers.at(-1)?.digits.length ?? 0) > MAX_DIGITS) return []
  }
  const [first] = numbers
  const last = numbers.at(-1)
  const all = numbers.map(({ digits }) => digits).join('')
  if (first && last && isSingleNumber.test(all)) return [{ from: first.from, to: last.to, digits: all }]
  const isClear = numbers.length === 1 || numbers.every(({ digits }) => isComplete(digits))
  return isClear ? numbers : []
}

/** Whether digits belong to the number before them. A slash or comma inside a number only follows a country or area code. */
function continuesNumber(number: string, between: string, digits: string): boolean {
  if (digits.startsWith('+') || portuguese.test(number) || /[\p{L}:]/u.test(between)) return false
  return isSeparator.test(between) || (/^[+0]/.test(number) && !isComplete(number))
}
