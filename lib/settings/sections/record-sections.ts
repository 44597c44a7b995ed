import type { HomeEntry, NoFields } from './home-entry'

/** Sections before and after the content of single records, by the path of the page: `{ '/servicos/mudancas': { after: ['precos'] } }`. */
export type RecordSections<Fields = NoFields> = {
  [path: `/${string}/${string}`]: { before?: HomeEntry<Fields>[]; after?: HomeEntry<Fields>[] }
}
