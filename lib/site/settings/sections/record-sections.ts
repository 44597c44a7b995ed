import type { HomeEntry } from './home-entry'

/** Sections around the content of single records, by the paths of their pages: `{ '/servicos/mudancas': { after: ['precos'] } }`. */
export type RecordSections = {
  [path: `/${string}/${string}`]: { before?: HomeEntry[]; after?: HomeEntry[] }
}
