import { createHash } from 'node:crypto'
import { config } from './config'
import { emptyLegal, emptySettings } from './contract/empty'
import type { Content } from './contract/model'
import { isServerless } from './host'
import { ageOf, type Contract, hasResource, type Resource, resourceNames } from './resources'
import { currentSnapshot, lastSnapshot, readIfAged, readIfAncient } from './snapshots'
import { type Snapshot, stateOf } from './state'

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
  if (made && !isServerless() && isMadeOf(snapshotsNow(), made.from)) return made.content
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

/** The content as it was made last, and the snapshots that it was made of. */
let made: { content: TenantContent; from: (Snapshot | undefined)[] } | undefined

function unlessSame(parts: Pick<TenantContent, Part>): TenantContent {
  const from = snapshotsNow()
  const isSame = made !== undefined && allParts.every((name) => parts[name] === made?.content[name])
  const content = isSame && made ? made.content : { ...parts, version: versionOf(from) }
  made = { content, from }
  return content
}

function snapshotsNow(): (Snapshot | undefined)[] {
  return resourceNames.map((resource) => stateOf(resource).snapshot)
}

/** Every page view asks: this costs it next to nothing. */
function isMadeOf(now: (Snapshot | undefined)[], from: (Snapshot | undefined)[]): boolean {
  return now.every((snapshot, index) => snapshot === from[index])
}

function versionOf(snapshots: (Snapshot | undefined)[]): string {
  const hashes = snapshots.map((snapshot) => snapshot?.hash ?? '')
  return createHash('sha256').update(hashes.join(' ')).digest('base64url')
}

function resourcesOf(parts: Iterable<Part>): Resource[] {
  const contract = stateOf('settings').snapshot?.contract ?? 6
  const resources = [...parts].map((name) => (name === 'projects' && contract === 4 ? 'caseStudies' : name))
  return resources.filter((resource) => hasResource(contract, resource))
}
