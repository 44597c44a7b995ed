import { pathInApp } from './paths'

/**
 * The routes of the template, named as their folders in `app/`. The template's rules about queries, methods and lengths act on these
 * alone. Routes below `/api/` have none.
 */
export const templateRoutes = [
  '/',
  '/apple-icon',
  '/blog',
  '/blog/[slug]',
  '/blog/etiqueta/[slug]',
  '/blog/etiqueta/[slug]/pagina/[page]',
  '/blog/pagina/[page]',
  '/contactos',
  '/favicon.ico',
  '/feed.xml',
  '/icon/[id]',
  '/manifest.webmanifest',
  '/obrigado',
  '/og/[[...page]]',
  '/orcamento',
  '/orcamento/[servico]',
  '/perguntas-frequentes',
  '/pesquisa',
  '/privacidade',
  '/produtos',
  '/produtos/[slug]',
  '/produtos/pagina/[page]',
  '/produtos/preco/[periodo]',
  '/produtos/preco/[periodo]/pagina/[page]',
  '/projetos',
  '/projetos/[slug]',
  '/projetos/pagina/[page]',
  '/robots.txt',
  '/servicos',
  '/servicos/[slug]',
  '/servicos/pagina/[page]',
  '/sitemap.xml',
  '/sobre',
  '/termos',
  '/testemunhos',
]

/**
 * Whether a path is a route of the template. An agency's route below one of them, `/servicos/mapa`, is the agency's.
 * @param others the routes of the site that are not the template's
 */
export function templateMatcher(others: readonly string[]): (path: string) => boolean {
  const routes = [
    ...templateRoutes.map((route) => ({ parts: partsOf(route), isOfTemplate: true })),
    ...others.map((route) => ({ parts: partsOf(route), isOfTemplate: false })),
  ]
  return (path) => {
    const parts = partsOf(pathInApp(path))
    const [first] = routes
      .filter((route) => isMatch(route.parts, parts))
      .sort((one, other) => bySpecificity(one.parts, other.parts))
    return first?.isOfTemplate ?? false
  }
}

/** Whether a route such as `/equipa/[nome]` is that of an address. */
export function isRouteOf(route: string, path: string): boolean {
  return isMatch(partsOf(route), partsOf(pathInApp(path)))
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Of two routes that match one path. As in Next.js: a name comes before `[name]`, and that before `[...name]` and `[[...name]]`. */
function bySpecificity(one: string[], other: string[]): number {
  const index = one.findIndex((part, at) => kindOf(part) !== kindOf(other[at] ?? ''))
  return index < 0 ? 0 : kindOf(one[index] ?? '') - kindOf(other[index] ?? '')
}

function kindOf(part: string): number {
  if (part.startsWith('[[')) return 3
  if (part.startsWith('[...')) return 2
  return part.startsWith('[') ? 1 : 0
}

function isMatch(route: string[], path: string[]): boolean {
  const last = route.at(-1) ?? ''
  const isOpen = last.startsWith('[...') || last.startsWith('[[')
  const named = isOpen ? route.slice(0, -1) : route
  const least = named.length + (last.startsWith('[...') ? 1 : 0)
  if (isOpen ? path.length < least : path.length !== named.length) return false
  return named.every((part, at) => part.startsWith('[') || part === path[at])
}
