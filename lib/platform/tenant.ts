import { createHash } from 'node:crypto'
import { config } from './config'
import { emptyLegal, emptySettings } from './contract/empty'
import type { Content } from './contract/model'
import { ageOf, type Contract, hasResource, type Resource, resourceNames } from './resources'
import { currentSnapshot, lastSnapshot, readIfAged, readIfAncient } from './snapshots'
import { stateOf } from './state'

/** One part of the content. Case work is one list, whichever contract description it came under. */
export type Part = Exclude<Resource, 'caseStudies'>

/** All content of the tenant. */
export interface TenantContent extends Pick<Content, Part> {
  /** Changes with the content, and is the same in all processes that have the same. */
  version: string
}

const allParts = resourceNames.filter((resource) => resource !== 'caseStudies')

/**
 * The content that pages are made from now; the same object until a part changes. A part that was never read well and cannot be
 * read is empty, and the log has said so.
 * @throws PlatformError when nothing was ever read well and nothing can be read
 */
export async function tenantContent(): Promise<TenantContent> {
  const contract = await tenantContract()
  if (contract === undefined) throw stateOf('settings').failure?.error ?? new Error('no content')
  const [settings, services, products, locations, values, legal, later] = await Promise.all([
    part('settings'),
    part('services'),
    part('products'),
    part('locations'),
    part('values'),
    part('legal'),
    contract === 4 ? ofContract4() : ofContract6(),
  ])
  return unlessSame({
    settings: settings ?? emptySettings,
    services: services ?? none,
    products: products ?? none,
    locations: locations ?? none,
    values: values ?? none,
    legal: legal ?? emptyLegal,
    ...later,
  })
}

/** The contract that the tenant is served by: that of `settings`, or of what else could be read. */
export async function tenantContract(): Promise<Contract | undefined> {
  const { contract } = (await currentSnapshot('settings')) ?? (await currentSnapshot('services')) ?? {}
  return contract
}

/** Seconds that a page lives which shows these parts. */
export function ageOfParts(parts: Iterable<Part>): number {
  const resources = resourcesOf(['settings', ...parts])
  return Math.min(...resources.map((resource) => ageOf(resource, config())))
}

/**
 * Somebody views a page that shows these parts: those past their age are read anew behind it. So is all else in the time of the
 * longest age, since menus show whether there is any of it.
 */
export function notePageView(parts: Iterable<Part>): void {
  readIfAged(resourcesOf(parts))
  readIfAncient(resourcesOf(allParts))
}

/* A tenant may move from one contract to the other while the site runs, and its new resources come when they come. */

/** While case studies cannot be read, a tenant that came from 6.3.0 keeps what it had. */
async function ofContract4() {
  const caseStudies = await part('caseStudies')
  if (caseStudies) return { projects: caseStudies, posts: none, testimonials: none, faqs: none }
  const last = async <R extends Resource>(resource: R) => (await lastSnapshot(resource))?.content ?? none
  const [projects, posts, testimonials, faqs] = await Promise.all([
    last('projects'),
    last('posts'),
    last('testimonials'),
    last('faqs'),
  ])
  return { projects, posts, testimonials, faqs } as Pick<
    TenantContent,
    'projects' | 'posts' | 'testimonials' | 'faqs'
  >
}

/** While projects cannot be read, a tenant that came from 4.1.0 keeps its case studies. */
async function ofContract6() {
  const [projects, posts, testimonials, faqs] = await Promise.all([
    part('projects'),
    part('posts'),
    part('testimonials'),
    part('faqs'),
  ])
  return {
    projects: projects ?? (await lastSnapshot('caseStudies'))?.content ?? none,
    posts: posts ?? none,
    testimonials: testimonials ?? none,
    faqs: faqs ?? none,
  }
}

async function part<R extends Resource>(resource: R): Promise<Content[R] | undefined> {
  return (await currentSnapshot(resource))?.content
}

/** One object for ever, so that two tenants' content without a list can be told to be the same. */
const none: never[] = []

let last: TenantContent | undefined

function unlessSame(content: Pick<TenantContent, Part>): TenantContent {
  if (last === undefined || allParts.some((name) => content[name] !== last?.[name])) {
    last = { ...content, version: versionNow() }
  }
  return last
}

function versionNow(): string {
  const hashes = resourceNames.map((resource) => stateOf(resource).snapshot?.hash ?? '')
  return createHash('sha256').update(hashes.join(' ')).digest('base64url')
}

function resourcesOf(parts: Iterable<Part>): Resource[] {
  const contract = stateOf('settings').snapshot?.contract ?? 6
  const resources = [...parts].map((name) => (name === 'projects' && contract === 4 ? 'caseStudies' : name))
  return resources.filter((resource) => hasResource(contract, resource))
}
