import { folders } from '@/lib/settings/paths'
import type { Redirect } from '@/lib/settings/types'
import { siteConfig } from '@/site/config'
import { hasQuotes } from './quotes'
import { takenOffPages } from './taken-off'

const pages = Object.keys(folders) as (keyof typeof folders)[]

/** The name of a page in addresses. That of a page which the site does not have is of no use. */
export function nameOf(page: keyof typeof folders): string {
  if (isFree(page)) return ownFolder(page)
  const name = page === 'quote' && !hasQuotes() ? undefined : siteConfig.paths?.[page]
  return name ?? folders[page]
}

/** Whether the address of a page is free for pages of the agency's: `without` takes its kind off the site. */
function isFree(page: keyof typeof folders): boolean {
  return takenOffPages().some(({ name }) => name === page)
}

/** The folder of `app/` for the agency's own page at an address that is free. That of the template stays there, so that updates merge. */
function ownFolder(page: keyof typeof folders): string {
  return `own-${folders[page]}`
}

const ofTemplate: { folder: string; name: string }[] = pages
  .filter((page) => !isFree(page))
  .map((page) => ({ folder: folders[page], name: nameOf(page) }))

/** `/blog` leads past `app/blog` to a page of the agency's, or to none. */
const free = pages
  .filter((page) => isFree(page) && !ofTemplate.some(({ name }) => name === folders[page]))
  .map((page) => ({ folder: ownFolder(page), name: folders[page] as string }))

const renamed = [...ofTemplate.filter(({ folder, name }) => name !== folder), ...free]

/** The names in addresses by the folders that they stand for. */
export const namesByFolder = new Map<string, string>(renamed.map(({ folder, name }) => [folder, name]))
const foldersByName = new Map<string, string>(renamed.map(({ folder, name }) => [name, folder]))

/** The path under which Next.js knows the page at an address. */
export function pathInApp(address: string): string {
  return withFirst(address, foldersByName)
}

/** The address of the page that has a path in `app/`. Any other address is returned unchanged. */
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

/** Whether a path is an address of the template but for its capitals. Next.js matches `rewrites` in any case, and pages do not. */
export function isInCapitals(path: string): boolean {
  const first = firstOf(path)
  return !names.has(first) && names.has(first.toLowerCase())
}

/** A page, and all below it. With `:path*` for both, Vercel adds a slash to the address of the page. */
const parts = ['', '/:path+']

export const pathRewrites = renamed.flatMap(({ folder, name }) =>
  parts.map((part) => ({ source: `/${name}${part}`, destination: `/${folder}${part}` })),
)

/** The redirects from the addresses that the pages and their Open Graph images have without `paths`. */
export const pathRedirects: Redirect[] = renamed.flatMap(({ folder, name }) =>
  ['', '/og'].flatMap((before) =>
    parts.map((part) => ({ from: `${before}/${folder}${part}`, to: `${before}/${name}${part}` })),
  ),
)
