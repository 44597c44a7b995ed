import { slashed } from '../../src/files/file-names'

/* The template's files in `app/`. This module imports nothing of the site, because modules under test use it to find their folder. */

/** Files directly in `app/`. */
const shared =
  /^(?:(?:apple-icon|document|error|global-error|icon|layout|not-found|page)\.tsx|(?:globals|reset)\.css)$/

const lists = ['blog', 'produtos', 'projetos', 'servicos']

const folders = new Set([
  ...lists.flatMap((list) => [list, `${list}/[slug]`, `${list}/pagina/[page]`]),
  ...['blog/etiqueta/[slug]', 'produtos/preco/[periodo]'].flatMap((one) => [one, `${one}/pagina/[page]`]),
  ...[
    'contactos',
    'obrigado',
    'obrigado/[pedido]',
    'orcamento',
    'orcamento/[servico]',
    'perguntas-frequentes',
    'pesquisa',
  ],
  ...['privacidade', 'sobre', 'termos', 'testemunhos', 'dev/secoes', '[...page]', 'og/[[...page]]'],
  ...['favicon.ico', 'feed.xml', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'],
  ...['[...path]', 'captcha', 'health', 'moved/[index]/[[...path]]', 'revalidate'].map(
    (name) => `api/${name}`,
  ),
])

/** Whether a file in `app/` is the template's, not one that a clone has added. @param name its path below `app/` */
export function isRouteFile(name: string): boolean {
  const [, folder, file = ''] = /^(.*)\/([^/]+)$/.exec(slashed(name)) ?? []
  if (folder === undefined) return shared.test(name)
  return folders.has(folder) && /^(?:page|page\.build|page\.dev|route|markdown-page)\.tsx?$/.test(file)
}
