/** Matches the first digits that the tax authority issues: 1, 2, 3 and 45 to people, the others to companies and public bodies. */
const beginning = /^(?:[1235689]|45|7[0124579])/

/** The problem with a Portuguese tax number (NIF or NIPC), as the end of a sentence; undefined for a valid number. */
export function taxNumberProblem(text: string): string | undefined {
  const digits = text.replace(/^PT/i, '').replace(/[\s.]/g, '')
  if (!/^\d{9}$/.test(digits)) return `"${text}" does not have nine digits`
  if (!beginning.test(digits)) return `"${text}" does not begin like a tax number`
  return checkDigit(digits) === Number(digits[8])
    ? undefined
    : `"${text}" does not end in its check digit: a digit is wrong`
}

/** The check digit. The first eight digits are weighted 9 to 2 and added. The digit is 11 minus the sum modulo 11; 10 and 11 become 0. */
function checkDigit(digits: string): number {
  const sum = [...digits.slice(0, 8)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}

export function formatTaxNumber(text: string): string {
  const digits = text.replace(/^PT/i, '').replace(/[\s.]/g, '')
  return digits.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}
