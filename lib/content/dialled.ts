/* The specification derives a `tel:` target from the whole text. It may hold two numbers, or digits that nobody dials. */

/** A number in a text, from its first digit, plus sign or bracket to its last digit. */
interface Dialled {
  from: number
  to: number
  /** Its digits, with a plus sign. */
  digits: string
}

/** The most digits of a number, with `00`. */
const MOST = 17

/** Digits that are known to be no part of a number. */
const notes = [
  // Always open, and from when till when.
  /(?<!\d)24h?\/(?:7|24)(?!\d)/gi,
  /(?<=\()\d{1,2} ?[-–] ?\d{1,2}(?=\))/g,
  /(?<=d[ae]s )\d{1,2} [aà]s? \d{1,2}(?![ .-]?\d)/gi,
  /(?<!\d)(?:(?<=[(,;:\p{L}] ?)\d{1,2} ?(?:[-–]|[aà]s?|até) ?)?\d{1,2}(?:h(?:oras?|rs?|s|\d{2})?(?![\p{L}\d])|:\d{2}(?![ .-]?\d)h?)/giu,
  /(?<!\d[ .-]{0,2})(?:\d{1,2} ?(?:[-–]|[aà]s?|até) ?)?\d{1,2} (?:h|horas?|hrs?|dias?|minutos?|segundos?)(?!\p{L})/giu,
  /(?<!\d)\d\.?[ºª]/g,
  // A price.
  /(?<!\d)\d{1,2}[.,]\d{1,4} ?(?:€|eur|c[eê]nt)/gi,
  /(?<!\d[ .-]{0,2})\d{1,2} ?(?:€|%|eur|c[eê]nt)/gi,
  /(?<=€ ?)\d{1,2}[.,]\d{1,4}/g,
  // An extension, a room, a label with a number.
  /(?<=(?<!\p{L})(?:ext(?:ens[aã]o|ension)?|int(?:erno)?|ramal|op[cç][aã]o|tecla|x|#)[.:= ]{0,2})\d{1,5}(?![ .()-]{0,2}\d)/giu,
  /(?<=(?<!\p{L})(?:loja|sala|piso|andar|porta|balc[aã]o|gabinete|linha|box) )\d{1,2}(?![ .()-]{0,2}\d)/giu,
  /(?<=\p{L}[. ]{0,2})\d{1,2}(?= ?: ?[+(\d])/gu,
]

/** The zero of a national number, which nobody dials after the code of a country. */
const trunkZero = /(?<=(?:\+|00) ?\d{1,3}\)? ?)\(0\)/g

const group = /(?:[+(] ?){0,4}\d{1,300}/g

/** By the national numbering plan, with the code of the country or without it. */
const portuguese = /^(?:(?:\+|00)?351)?(?:2\d|30|[789]\d)\d{7}$/
const isOne = /^(?:(?:\+|00)?351)?\d{9}$/

const isComplete = (digits: string) => /^\+?\d{9}/.test(digits)

const isWithin = /^[ \u00a0\u202f.()‐-–-]{0,8}$/

/** The numbers that can be dialled; none where one cannot tell which digits make a number. */
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
    if (last && goesOn(last.digits, plain.slice(last.to, from), digits))
      Object.assign(last, { to, digits: last.digits + digits })
    else numbers.push({ from, to, digits })
    if ((numbers.at(-1)?.digits.length ?? 0) > MOST) return []
  }
  const [first] = numbers
  const last = numbers.at(-1)
  const all = numbers.map(({ digits }) => digits).join('')
  if (first && last && isOne.test(all)) return [{ from: first.from, to: last.to, digits: all }]
  const isTold = numbers.length === 1 || numbers.every(({ digits }) => isComplete(digits))
  return isTold ? numbers : []
}

/** Whether digits belong to the number before. A slash or a comma within a number follows the code of a country or of an area. */
function goesOn(number: string, between: string, digits: string): boolean {
  if (digits.startsWith('+') || portuguese.test(number) || /[\p{L}:]/u.test(between)) return false
  return isWithin.test(between) || (/^[+0]/.test(number) && !isComplete(number))
}
