import { type Content, kindOf, pagedNames, resourceNames } from '../../../src/port/kinds'

/** The lists that were read and whose records have pages. */
export function listsWithPages(content: Partial<Content>) {
  return resourceNames.flatMap((resource) => {
    const kind = pagedNames.find((name) => name === kindOf(resource))
    const records = content[resource]
    return kind && Array.isArray(records) ? { resource, kind, records } : []
  })
}
