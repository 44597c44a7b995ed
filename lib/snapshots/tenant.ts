import { createHash } from 'node:crypto'
import { isBuildForAll, isServerless } from '../environment/host'
import type { Content } from '../platform'
import { type Contract, commonResources, hasResource, resourceNames } from '../platform/resources'
import { processState } from '../process/process-state'
import { currentSnapshot, lastSnapshot, readIfOlder } from './current-snapshot'
import type { Move } from './moves/move'
import { currentMoves } from './moves/moves'
import { allParts, type Part, partsFrom, resourcesOf, type Snapshots } from './parts'
import { ageOf, SECONDS_BEHIND, SECONDS_WITH_PUSH } from './refresh-intervals'
import { stateOf } from './state'
import { unreadParts } from './unread'

/** All content of the tenant. */
export interface TenantContent extends Pick<Content, Part> {
  /** Changes with the content. Equal in all processes that have the same content. */
  version: string
  moves: readonly Move[]
  /** Parts that are empty here because they were never read, not because there is nothing. */
  unread?: readonly Part[]
}

/**
 * The content that pages are rendered from now; the same object until a part changes. A part that was never read successfully and cannot
 * be read is empty; its failure has been logged. In a build for all environments, all parts are empty.
 * @throws Error when nothing was ever read and nothing can be read, mostly a PlatformError; on a host that keeps the pages also when
 * everything is as old as the build: the host then keeps the pages that it has, which may be newer
 */
export async function tenantContent(): Promise<TenantContent> {
  if (isBuildForAll()) return { ...partsFrom(6, {}), version: '', moves: [] }
  const unchanged = unchangedContent()
  if (unchanged && !isAwaited()) return unchanged
  const contract = await tenantContract(currentSnapshot)
  if (contract) {
    const from = await collect(contract, currentSnapshot)
    const isAllOfBuild = resourceNames.every(
      (name) => !hasResource(contract, name) || stateOf(name).isOfBuild,
    )
    if (!isAllOfBuild) return assembled(contract, from)
  }
  throw stateOf('settings').failure?.error ?? new Error('no content')
}

/** The content that pages were rendered from last, without a request to the platform; undefined when this process knows no content. */
export async function lastContent(): Promise<TenantContent | undefined> {
  const unchanged = unchangedContent()
  if (unchanged) return unchanged
  const contract = await tenantContract(lastSnapshot)
  return contract && assembled(contract, await collect(contract, lastSnapshot))
}

/** The content that was made last; at least as new as that of any page that was rendered. */
export function newestContent(): TenantContent | undefined {
  return made.content
}

/** The contract that the tenant is served by: that of `settings`, or without a snapshot of `settings` that of anything else. */
export async function tenantContract(take: typeof lastSnapshot): Promise<Contract | undefined> {
  const settings = await take('settings')
  if (settings) return settings.contract
  const others = await Promise.all(commonResources.slice(1).map((name) => take(name)))
  return others.find((other) => other !== undefined)?.contract
}

/** The refresh interval of a page that shows these parts, in seconds. */
export function ageOfParts(parts: Iterable<Part>): number {
  const resources = resourcesOf(['settings', ...parts])
  return Math.min(...resources.map((name) => (stateOf(name).isBehind ? SECONDS_BEHIND : ageOf(name))))
}

/**
 * Call at each view of a page that shows these parts. Expired parts are read anew in the background. All other parts are read anew when
 * they are older than the longest interval, since menus show whether each part has content.
 */
export function notePageView(parts: Iterable<Part>): void {
  for (const name of resourcesOf(parts)) readIfOlder(name, ageOf(name))
  for (const name of resourcesOf(allParts)) readIfOlder(name, Math.max(SECONDS_WITH_PUSH, ageOf(name)))
}

/** The content that was assembled last, and the snapshots that it was assembled from. */
const made = processState<{ content?: TenantContent; from?: Snapshots }>('tenant content', () => ({}))

/** Every page view calls this function, so it must be cheap. */
function unchangedContent(): TenantContent | undefined {
  const { content, from } = made
  if (from === undefined || isServerless() || content?.moves !== currentMoves()) return undefined
  if (String(content.unread) !== String(unreadParts(allParts))) return undefined
  return resourceNames.every((name) => stateOf(name).snapshot === from[name]) ? content : undefined
}

/** Whether a resource was neither read successfully nor has it failed yet: content without it is not complete. */
function isAwaited(): boolean {
  return resourcesOf(allParts)
    .map(stateOf)
    .some(({ snapshot, failure }) => !snapshot && !failure)
}

/** One snapshot of each resource. A resource that the contract does not have keeps its last snapshot from another contract. */
async function collect(contract: Contract, take: typeof lastSnapshot): Promise<Snapshots> {
  const entries = resourceNames.map(
    async (name) => [name, await (hasResource(contract, name) ? take : lastSnapshot)(name)] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as Snapshots
}

function assembled(contract: Contract, from: Snapshots): TenantContent {
  const parts = partsFrom(contract, from)
  const moves = currentMoves()
  const unread = unreadParts(allParts)
  const hashes = resourceNames.map((resource) => from[resource]?.hash ?? '')
  const version = createHash('sha256')
    .update([...hashes, ...unread].join(' '))
    .digest('base64url')
  const isSame =
    made.content?.moves === moves &&
    String(made.content.unread) === String(unread) &&
    allParts.every((name) => parts[name] === made.content?.[name])
  const content = isSame && made.content ? made.content : { ...parts, version, moves, unread }
  Object.assign(made, { content, from } satisfies typeof made)
  return content
}
