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
  testimonials: '/testemunhos',
  faqs: '/perguntas-frequentes',
  about: '/sobre',
  contact: '/contactos',
  quote: '/orcamento',
  quoteFor: (slug: string) => `/orcamento?servico=${encodeURIComponent(slug)}`,
  thanks: '/obrigado',
  terms: '/termos',
  privacy: '/privacidade',
  feed: '/feed.xml',
  shareImage: (path: string) => (path === '/' ? '/og' : `/og${path}`),
} as const
