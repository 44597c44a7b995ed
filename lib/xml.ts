import { create } from 'xmlbuilder2'

/** A document as XML 1.0 text; characters that XML cannot hold are left out. */
export function toXml(document: object): string {
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, asText(document)).end()
}

/**
 * xmlbuilder2 4.0 takes `&#65;` in a text for the character A, fails over one that does not exist, and writes others as they are: a
 * space tells that this is a text.
 */
function asText<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('&#', '& #') as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(asText) as T
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, asText(part)])) as T
}
