import type { Resource } from '../resources'
import type { schemasFor } from './schemas'

type Schemas = ReturnType<typeof schemasFor>
type Parsed<R extends Resource> = Schemas[R]['_zod']['output']

/** The domain model: the types that pages and components use, the same for both contract descriptions. */
export type Settings = Parsed<'settings'>
export type Service = Parsed<'services'>
export type Product = Parsed<'products'>
/** Case work: a 6.3.0 project or a 4.1.0 case study. */
export type Project = Parsed<'projects'>
export type ProjectFile = Project['assets'][number]
export type Post = Parsed<'posts'>
export type Testimonial = Parsed<'testimonials'>
export type Faq = Parsed<'faqs'>
export type Location = Parsed<'locations'>
export type Value = Parsed<'values'>
export type LegalDocument = NonNullable<Parsed<'legal'>['terms']>
export type Picture = NonNullable<Service['image']>

/** The content of each resource. */
export type Content = { [R in Resource]: R extends 'settings' | 'legal' ? Parsed<R> : Parsed<R>[] }
