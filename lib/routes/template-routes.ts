import { paged, pagedNames } from '@/lib/kinds'
import { folders } from '@/lib/settings/paths'
import { pathInApp } from './paths'

const lists = pagedNames.map((name) => `/${folders[paged[name].page.name]}`)

export const recordRoutes = lists.map((list) => `${list}/[slug]`)

/** The routes of the template, by folder in `app/`, none below `/api/`. Only these follow the template's rules on queries, methods and lengths. */
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

/** Returns a function that tells template paths from others. `others` may be below the template's routes: `/servicos/mapa` is the agency's. */
export function templateMatcher(others: readonly string[]): (path: string) => boolean {
  const routes = [...templateRoutes, ...others]
    .map((route) => ({ segments: segmentsOf(route), isOfTemplate: templateRoutes.includes(route) }))
    .sort((one, other) => kindsOf(one.segments).localeCompare(kindsOf(other.segments)))
  return (path) => {
    const names = segmentsOf(pathInApp(path))
    return routes.find(({ segments }) => isMatch(segments, names))?.isOfTemplate ?? false
  }
}

/** Whether a route such as `/equipa/[nome]` matches an address. */
export function isRouteOf(route: string, path: string): boolean {
  return isMatch(segmentsOf(route), segmentsOf(pathInApp(path)))
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** The sort key of a route. As in Next.js, a fixed name precedes `[name]`, which precedes `[...name]` and `[[...name]]`. */
function kindsOf(route: string[]): string {
  return route.map(kindOfSegment).join('')
}

function kindOfSegment(segment: string): number {
  if (/^\[[.[]/.test(segment)) return 2
  return segment.startsWith('[') ? 1 : 0
}

function isMatch([segment, ...segments]: string[], [name, ...names]: string[]): boolean {
  if (segment === undefined) return name === undefined
  if (segment.startsWith('[[')) return true
  if (name === undefined) return false
  const isOne = segment.startsWith('[') || segment === name
  return segment.startsWith('[...') || (isOne && isMatch(segments, names))
}
