import type { HomeEntry, NoFields } from './home-entry'

/** Sections around the content of single records, by the paths of their pages: `{ '/servicos/mudancas': { after: ['precos'] } }`. */
export type RecordSections<Fields = NoFields> = {
  [path: `/${string}/${string}`]: { before?: HomeEntry<Fields>[]; after?: HomeEntry<Fields>[] }
}
