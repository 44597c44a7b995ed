import XMLBuilder from 'fast-xml-builder'

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  ignoreAttributes: false,
  suppressEmptyNode: true,
})

/** Matches characters that XML 1.0 does not allow, and lone surrogates. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A document as XML 1.0 text, without characters that XML does not allow. Properties that start with `@` are attributes. */
export function toXml(document: object): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${builder.build(document).replace(forbidden, '')}`
}
