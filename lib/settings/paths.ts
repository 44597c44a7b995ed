import { listFolders } from '@/lib/kinds'

/** The folders in `app/` of the template's pages. The name of a folder is the address, unless `paths` in site/config.ts has another. */
export const folders = {
  ...listFolders,
  about: 'sobre',
  contact: 'contactos',
  quote: 'orcamento',
  thanks: 'obrigado',
  terms: 'termos',
  privacy: 'privacidade',
  search: 'pesquisa',
} as const

/** The client's names of pages, in addresses. */
export type Paths = { [page in keyof typeof folders]?: string }
