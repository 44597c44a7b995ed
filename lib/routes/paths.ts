import { folders } from '@/lib/settings/paths'
import type { Redirect } from '@/lib/settings/types'
import { siteConfig } from '@/site/config'
import { hasQuotes } from './quotes'
import { takenOffPages } from './taken-off'

const pages = Object.keys(folders) as (keyof typeof folders)[]

/** The name of a page in addresses. For a page that the site does not have, the name is never used. */
export function nameOf(page: keyof typeof folders): string {
  if (isFree(page)) return ownFolder(page)
  const name = page === 'quote' && !hasQuotes() ? undefined : siteConfig.paths?.[page]
  return name ?? folders[page]
}

/** Whether the agency can use the address of a page, because `without` removes the page's kind. */
function isFree(page: keyof typeof folders): boolean {
  return takenOffPages().some(({ name }) => name === page)
}

/** The folder in `app/` for the agency's page at a freed address. The template's folder remains, so that updates merge without conflicts. */
function ownFolder(page: keyof typeof folders): string {
  return `own-${folders[page]}`
}

const ofTemplate: { folder: string; name: string }[] = pages
  .filter((page) => !isFree(page))
  .map((page) => ({ folder: folders[page], name: nameOf(page) }))

/** Freed addresses: `/blog` leads to the agency's own folder instead of `app/blog`. */
const free = pages
  .filter((page) => isFree(page) && !ofTemplate.some(({ name }) => name === folders[page]))
  .map((page) => ({ folder: ownFolder(page), name: folders[page] as string }))

const renamed = [...ofTemplate.filter(({ folder, name }) => name !== folder), ...free]

/** The names in addresses, by the folder of each page. */
export const namesByFolder = new Map<string, string>(renamed.map(({ folder, name }) => [folder, name]))
const foldersByName = new Map<string, string>(renamed.map(({ folder, name }) => [name, folder]))

/** The path of a page in `app/`, from its address. */
export function pathInApp(address: string): string {
  return withFirst(address, foldersByName)
}

/** The address of a page, from its path in `app/`. Other paths are returned unchanged. */
export function addressOf(path: string): string {
  return withFirst(path, namesByFolder)
}

function withFirst(path: string, names: ReadonlyMap<string, string>): string {
  const first = firstOf(path)
  return path.startsWith('/') ? `/${names.get(first) ?? first}${path.slice(1 + first.length)}` : path
}

function firstOf(path: string): string {
  return path.slice(1).split(/[/?#]/, 1)[0] ?? ''
}

const names = new Set([...ofTemplate, ...free].map(({ name }) => name))

/** Whether a path matches a template address except for upper and lower case. Next.js ignores case in `rewrites` but not in pages. */
export function differsInCaseAlone(path: string): boolean {
  const first = firstOf(path)
  return !names.has(first) && names.has(first.toLowerCase())
}

/** Patterns for a page and for all paths below it. One `:path*` for both would make Vercel add a slash to the page's address. */
const parts = ['', '/:path+']

export const pathRewrites = renamed.flatMap(({ folder, name }) =>
  parts.map((part) => ({ source: `/${name}${part}`, destination: `/${folder}${part}` })),
)

/** Redirects from the default addresses of renamed pages and of their Open Graph images. */
export const pathRedirects: Redirect[] = renamed.flatMap(({ folder, name }) =>
  ['', '/og'].flatMap((before) =>
    parts.map((part) => ({ from: `${before}/${folder}${part}`, to: `${before}/${name}${part}` })),
  ),
)
