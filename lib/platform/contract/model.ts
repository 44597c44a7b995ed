import type { schemasFor } from './schemas'

type Schemas = ReturnType<typeof schemasFor>
type Parsed<K extends keyof Schemas> = Schemas[K]['_zod']['output']

/** The domain model: the types that pages and components use, the same for both contract descriptions. */
export type Settings = Parsed<'settings'>
export type Service = Parsed<'service'>
export type Product = Parsed<'product'>
/** Case work: a 6.3.0 project or a 4.1.0 case study. */
export type Project = Parsed<'project'>
export type ProjectFile = Project['assets'][number]
export type Post = Parsed<'post'>
export type Testimonial = Parsed<'testimonial'>
export type Faq = Parsed<'faq'>
export type Location = Parsed<'location'>
export type Value = Parsed<'value'>
type Legal = Parsed<'legal'>
export type LegalDocument = NonNullable<Legal['terms']>
export type Picture = NonNullable<Service['image']>

/** The content of each resource. */
export interface Content {
  settings: Settings
  services: Service[]
  products: Product[]
  caseStudies: Project[]
  projects: Project[]
  posts: Post[]
  testimonials: Testimonial[]
  faqs: Faq[]
  locations: Location[]
  values: Value[]
  legal: Legal
}
