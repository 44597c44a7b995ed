import type { folders } from '../config/paths'
import { nameOf } from './paths'

const top = (page: keyof typeof folders) => `/${nameOf(page)}` as const

const onPage = (path: string, page: number) => (page === 1 ? path : `${path}/pagina/${page}`)

/** A slug in an address, in one Unicode form: what looks the same is the same address. */
const encoded = (slug: string) => encodeURIComponent(slug.normalize())

/** Every address of the site, in one place. Slugs come from content and are encoded here. */
export const routes = {
  home: '/',
  services: top('services'),
  products: top('products'),
  projects: top('projects'),
  blog: top('blog'),
  indexPage: (name: 'services' | 'products' | 'projects' | 'blog', page: number) => onPage(top(name), page),
  service: (slug: string) => `${top('services')}/${encoded(slug)}`,
  product: (slug: string) => `${top('products')}/${encoded(slug)}`,
  project: (slug: string) => `${top('projects')}/${encoded(slug)}`,
  post: (slug: string) => `${top('blog')}/${encoded(slug)}`,
  productsPaid: (period: string, page = 1) => onPage(`${top('products')}/preco/${period}`, page),
  subject: (slug: string, page = 1) => onPage(`${top('blog')}/etiqueta/${encoded(slug)}`, page),
  testimonials: top('testimonials'),
  faqs: top('faqs'),
  about: top('about'),
  contact: top('contact'),
  quote: top('quote'),
  quoteFor: (slug: string) => `${top('quote')}?servico=${encoded(slug)}`,
  thanks: top('thanks'),
  terms: top('terms'),
  privacy: top('privacy'),
  search: top('search'),
  feed: '/feed.xml',
  ogImage: (path: string) => (path === '/' ? '/og' : `/og${path}`),
} as const
