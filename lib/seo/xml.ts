import { create } from 'xmlbuilder2'

/** A document as XML 1.0 text, without characters that XML does not allow. */
export function toXml(document: object): string {
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, asText(document)).end()
}

/**
 * xmlbuilder2 4.0 reads `&#65;` in a text as the character A. It throws on a reference to a character that does not exist, and
 * writes other references unescaped. A space after the `&` keeps them text.
 */
function asText<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('&#', '& #') as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asText) as T
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asText(part)])) as T
}
