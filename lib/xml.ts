import { create } from 'xmlbuilder2'

/** A document as XML 1.0 text; characters that XML cannot hold are left out. */
export function toXml(document: object): string {
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' }, document).end()
}
