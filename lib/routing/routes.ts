const indexes = {
  services: '/servicos',
  products: '/produtos',
  projects: '/projetos',
  blog: '/blog',
} as const

/** Every address of the site, in one place. Slugs come from content and are encoded here. */
export const routes = {
  ...indexes,
  indexPage: (name: keyof typeof indexes, page: number) =>
    page === 1 ? indexes[name] : `${indexes[name]}/pagina/${page}`,
  home: '/',
  service: (slug: string) => `/servicos/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/produtos/${encodeURIComponent(slug)}`,
  project: (slug: string) => `/projetos/${encodeURIComponent(slug)}`,
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  productsPaid: (period: string, page = 1) =>
    `/produtos/preco/${period}${page === 1 ? '' : `/pagina/${page}`}`,
  subject: (slug: string, page = 1) =>
    `/blog/etiqueta/${encodeURIComponent(slug)}${page === 1 ? '' : `/pagina/${page}`}`,
  testimonials: '/testemunhos',
  faqs: '/perguntas-frequentes',
  about: '/sobre',
  contact: '/contactos',
  quote: '/orcamento',
  quoteFor: (slug: string) => `/orcamento?servico=${encodeURIComponent(slug)}`,
  thanks: '/obrigado',
  terms: '/termos',
  privacy: '/privacidade',
  search: '/pesquisa',
  feed: '/feed.xml',
  ogImage: (path: string) => (path === '/' ? '/og' : `/og${path}`),
} as const
