import { createHash } from 'node:crypto'
import { processState } from '../process-state'
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

type Snapshots = { [R in Resource]?: Snapshot<R> | undefined }

const allParts = resourceNames.filter((resource) => resource !== 'caseStudies')

/**
 * The content that pages are made from now; the same object until a part changes. A part that was never read well and cannot be
 * read is empty, and the log has said so.
 * @throws PlatformError when nothing was ever read well and nothing can be read
 */
export async function tenantContent(): Promise<TenantContent> {
  const unchanged = unchangedContent()
  if (unchanged) return unchanged
  const contract = await tenantContract()
  if (contract === undefined) throw stateOf('settings').failure?.error ?? new Error('no content')
  return assembled(contract, await collect(contract, currentSnapshot))
}

/** The same without asking the platform: what pages were made from last; undefined when this process knows of nothing. */
export async function lastContent(): Promise<TenantContent | undefined> {
  const unchanged = unchangedContent()
  if (unchanged) return unchanged
  const contract = await lastContract()
  return contract && assembled(contract, await collect(contract, lastSnapshot))
}

/** The contract of what was read last. Asks the platform nothing. */
export async function lastContract(): Promise<Contract | undefined> {
  const { contract } = (await lastSnapshot('settings')) ?? (await lastSnapshot('services')) ?? {}
  return contract
}

/** The contract that the tenant is served by: that of `settings`, or of what else could be read. */
export async function tenantContract(): Promise<Contract | undefined> {
  const { contract } = (await currentSnapshot('settings')) ?? (await currentSnapshot('services')) ?? {}
  return contract
}

/** A page of a host that keeps them is made again so soon when it shows content that could not be renewed. */
const SECONDS_BEHIND = 30

/** Seconds that a page lives which shows these parts. */
export function ageOfParts(parts: Iterable<Part>): number {
  const resources = resourcesOf(['settings', ...parts])
  const age = (resource: Resource) =>
    stateOf(resource).isBehind ? SECONDS_BEHIND : ageOf(resource, config())
  return Math.min(...resources.map(age))
}

/** The parts that should be there and were never read well. */
export function missingParts(): Part[] {
  const isMissing = (part: Part) => resourcesOf([part]).some((resource) => !stateOf(resource).snapshot)
  return allParts.filter(isMissing)
}

/**
 * Somebody views a page that shows these parts: those past their age are read anew behind it. So is all else in the time of the
 * longest age, since menus show whether there is any of it.
 */
export function notePageView(parts: Iterable<Part>): void {
  readIfAged(resourcesOf(parts))
  readIfAncient(resourcesOf(allParts))
}

/** The content as it was made last, and the snapshots that it was made of. */
interface Made {
  content: TenantContent
  from: Snapshots
}

const made = processState<Partial<Made>>('tenant content', () => ({}))

/** Every page view asks: this costs it next to nothing. */
function unchangedContent(): TenantContent | undefined {
  const { content, from } = made
  if (from === undefined || isServerless()) return undefined
  return resourceNames.every((name) => stateOf(name).snapshot === from[name]) ? content : undefined
}

/** One snapshot of each resource; of those that the contract does not have, what is left of another contract. */
async function collect(contract: Contract, take: typeof lastSnapshot): Promise<Snapshots> {
  const snapshots: Snapshots = {}
  const collectOne = async <R extends Resource>(
    into: { [K in R]?: Snapshot<K> | undefined },
    resource: R,
  ) => {
    into[resource] = await (hasResource(contract, resource) ? take(resource) : lastSnapshot(resource))
  }
  await Promise.all(resourceNames.map((resource) => collectOne(snapshots, resource)))
  return snapshots
}

function assembled(contract: Contract, from: Snapshots): TenantContent {
  const parts = { ...commonParts(from), ...(contract === 4 ? partsOf4(from) : partsOf6(from)) }
  const isSame = made.content !== undefined && allParts.every((name) => parts[name] === made.content?.[name])
  const content = isSame && made.content ? made.content : { ...parts, version: versionOf(from) }
  Object.assign(made, { content, from } satisfies Made)
  return content
}

/** One object for ever, so that two contents without a list can be told to be the same. */
const none: never[] = []

function commonParts({ settings, services, products, locations, values, legal }: Snapshots) {
  return {
    settings: settings?.content ?? emptySettings,
    services: services?.content ?? none,
    products: products?.content ?? none,
    locations: locations?.content ?? none,
    values: values?.content ?? none,
    legal: legal?.content ?? emptyLegal,
  }
}

/* A tenant may move from one contract to the other while the site runs, and its new resources come when they come. */

/** While projects cannot be read, a tenant that came from 4.1.0 keeps its case studies. */
function partsOf6({ projects, caseStudies, posts, testimonials, faqs }: Snapshots) {
  return {
    projects: projects?.content ?? caseStudies?.content ?? none,
    posts: posts?.content ?? none,
    testimonials: testimonials?.content ?? none,
    faqs: faqs?.content ?? none,
  }
}

/** While case studies cannot be read, a tenant that came from 6.3.0 keeps what it had. */
function partsOf4(snapshots: Snapshots) {
  const { caseStudies } = snapshots
  if (!caseStudies) return partsOf6(snapshots)
  return { projects: caseStudies.content, posts: none, testimonials: none, faqs: none }
}

function versionOf(from: Snapshots): string {
  const hashes = resourceNames.map((resource) => from[resource]?.hash ?? '')
  return createHash('sha256').update(hashes.join(' ')).digest('base64url')
}

function resourcesOf(parts: Iterable<Part>): Resource[] {
  const contract = stateOf('settings').snapshot?.contract ?? 6
  const resources = [...parts].map((name) => (name === 'projects' && contract === 4 ? 'caseStudies' : name))
  return resources.filter((resource) => hasResource(contract, resource))
}
