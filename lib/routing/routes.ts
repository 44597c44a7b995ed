import type { folders } from '../config/paths'
import { nameOf } from './paths'

const top = (page: keyof typeof folders) => `/${nameOf(page)}` as const

const indexes = {
  services: top('services'),
  products: top('products'),
  projects: top('projects'),
  blog: top('blog'),
} as const

/** Every address of the site, in one place. Slugs come from content and are encoded here. */
export const routes = {
  ...indexes,
  indexPage: (name: keyof typeof indexes, page: number) =>
    page === 1 ? indexes[name] : `${indexes[name]}/pagina/${page}`,
  home: '/',
  service: (slug: string) => `${indexes.services}/${encodeURIComponent(slug)}`,
  product: (slug: string) => `${indexes.products}/${encodeURIComponent(slug)}`,
  project: (slug: string) => `${indexes.projects}/${encodeURIComponent(slug)}`,
  post: (slug: string) => `${indexes.blog}/${encodeURIComponent(slug)}`,
  productsPaid: (period: string, page = 1) =>
    `${indexes.products}/preco/${period}${page === 1 ? '' : `/pagina/${page}`}`,
  subject: (slug: string, page = 1) =>
    `${indexes.blog}/etiqueta/${encodeURIComponent(slug)}${page === 1 ? '' : `/pagina/${page}`}`,
  testimonials: top('testimonials'),
  faqs: top('faqs'),
  about: top('about'),
  contact: top('contact'),
  quote: top('quote'),
  quoteFor: (slug: string) => `${top('quote')}?servico=${encodeURIComponent(slug)}`,
  thanks: top('thanks'),
  terms: top('terms'),
  privacy: top('privacy'),
  search: top('search'),
  feed: '/feed.xml',
  ogImage: (path: string) => (path === '/' ? '/og' : `/og${path}`),
} as const
