import { listFolders } from '@/lib/kinds'

/** The folders of the template's pages in `app/`, which are also their paths, unless `paths` in site/config.ts renames them. */
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

/** The client's names for template pages in paths: `{ services: 'tratamentos' }`. */
export type Paths = { [page in keyof typeof folders]?: string }
