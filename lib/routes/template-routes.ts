import { paged, pagedNames } from '@/lib/kinds'
import { folders } from '@/lib/settings/paths'
import { pathInApp } from './paths'

const lists = pagedNames.map((name) => `/${folders[paged[name].page.name]}`)

export const recordRoutes = lists.map((list) => `${list}/[slug]`)

/** Named as their folders in `app/`. The template's rules about queries, methods and lengths act on these alone. There are none below `/api/`. */
export const templateRoutes = [
  '/',
  ...Object.values(folders).map((folder) => `/${folder}`),
  ...recordRoutes,
  ...lists.map((list) => `${list}/pagina/[page]`),
  ...['/blog/etiqueta/[slug]', '/produtos/preco/[periodo]'].flatMap((one) => [one, `${one}/pagina/[page]`]),
  '/orcamento/[servico]',
  '/obrigado/[pedido]',
  '/apple-icon',
  '/favicon.ico',
  '/feed.xml',
  '/icon/[id]',
  '/manifest.webmanifest',
  '/og/[[...page]]',
  '/robots.txt',
  '/sitemap.xml',
]

/** Whether a path is the template's. One of `others` may be below it: `/servicos/mapa` is the agency's. */
export function templateMatcher(others: readonly string[]): (path: string) => boolean {
  const routes = [...templateRoutes, ...others]
    .map((route) => ({ segments: segmentsOf(route), isOfTemplate: templateRoutes.includes(route) }))
    .sort((one, other) => kindsOf(one.segments).localeCompare(kindsOf(other.segments)))
  return (path) => {
    const names = segmentsOf(pathInApp(path))
    return routes.find(({ segments }) => isMatch(segments, names))?.isOfTemplate ?? false
  }
}

/** Whether a route such as `/equipa/[nome]` is that of an address. */
export function isRouteOf(route: string, path: string): boolean {
  return isMatch(segmentsOf(route), segmentsOf(pathInApp(path)))
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Sorts the routes that match one path. As in Next.js, a name comes before `[name]`, and that before `[...name]` and `[[...name]]`. */
function kindsOf(route: string[]): string {
  return route.map((segment) => (/^\[[.[]/.test(segment) ? 2 : segment.startsWith('[') ? 1 : 0)).join('')
}

function isMatch([segment, ...segments]: string[], [name, ...names]: string[]): boolean {
  if (segment === undefined) return name === undefined
  if (segment.startsWith('[[')) return true
  if (name === undefined) return false
  const isOne = segment.startsWith('[') || segment === name
  return segment.startsWith('[...') || (isOne && isMatch(segments, names))
}
