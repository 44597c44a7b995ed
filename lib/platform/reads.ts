import { currentCopy, goodCopy } from './cache'
import { contractOf } from './contract/envelope'
import type {
  Content,
  Faq,
  Legal,
  Location,
  Post,
  Product,
  Project,
  Service,
  Settings,
  Testimonial,
  Value,
} from './contract/model'
import { lastCopy } from './copies'
import { type Contract, hasResource, type Resource } from './resources'

/* One read per resource. A list that the tenant's contract does not have is empty, without a call. */

export const getSettings = (): Promise<Settings> => read('settings')
export const getServices = (): Promise<Service[]> => list('services')
export const getProducts = (): Promise<Product[]> => list('products')
export const getPosts = (): Promise<Post[]> => list('posts')
export const getTestimonials = (): Promise<Testimonial[]> => list('testimonials')
export const getFaqs = (): Promise<Faq[]> => list('faqs')
export const getLocations = (): Promise<Location[]> => list('locations')
export const getValues = (): Promise<Value[]> => list('values')
export const getLegal = (): Promise<Legal> => read('legal')

/** Case work under either description. */
export async function getProjects(): Promise<Project[]> {
  return read((await getContract()) === 4 ? 'caseStudies' : 'projects')
}

/**
 * The contract that the tenant is served by, from the version in `settings`. A copy in memory answers at once: a slow
 * `settings` must not hold up the reads of all other resources.
 */
export async function getContract(): Promise<Contract> {
  const { version } = lastCopy('settings') ?? (await goodCopy('settings'))
  return contractOf(version)
}

async function read<R extends Resource>(resource: R): Promise<Content[R]> {
  return (await currentCopy(resource)).content
}

type Listed = { [R in Resource]: Content[R] extends unknown[] ? R : never }[Resource]

async function list<R extends Listed>(resource: R): Promise<Content[R] | []> {
  return hasResource(await getContract(), resource) ? read(resource) : []
}
