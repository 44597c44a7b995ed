import { hash } from 'node:crypto'
import { isBuildForAll } from '../environment/host'
import type { Contract } from '../fields/contract'
import { SECONDS_WITH_PUSH } from '../platform/cache-options'
import { commonResources, type KindContent, resourceNames } from '../port/kinds'
import { processState } from '../process/process-state'
import type { Move } from './moves/move'
import { allParts, type Part, partsFrom, resourcesOf, type Snapshots, unreadParts } from './parts'
import type { Source } from './source'
import { sourceOf, sources } from './sources'

export type { Move }

export interface TenantContent extends KindContent {
  /** A hash of the content, equal in all processes that have the same content. */
  version: string
  moves: readonly Move[]
  /** Parts that are empty because they were never read, not because there is nothing. */
  unread?: readonly Part[]
}

/**
 * The content that pages are rendered from, the same object until a part changes. Parts never read are empty, as all are in a build for all.
 * @throws Error if nothing can be read; on a host that caches pages, also if all is as old as the build, since its pages may be newer
 */
export async function readContent(): Promise<TenantContent> {
  if (isBuildForAll()) return { ...partsFrom(6, {}), version: '', moves: [] }
  const unchanged = unchangedContent()
  if (unchanged && !isAwaited()) return unchanged
  const content = await loadAll(({ store }) => store.current())
  const isAllOfBuild = sources().all.every(({ isInUse, store }) => !isInUse || store.isFromBuild)
  if (content && !isAllOfBuild) return content
  throw sourceOf('settings').failure?.error ?? new Error('no content')
}

/** The content that pages were last rendered from, without a request to the platform; undefined if this process knows none. */
export async function storedContent(): Promise<TenantContent | undefined> {
  return unchangedContent() ?? loadAll(({ store }) => store.last())
}

/** The content that was assembled last, at least as new as that of any rendered page. */
export function contentInMemory(): TenantContent | undefined {
  return processState.assembled?.content
}

/** The `revalidate` of a page that shows these parts: the shortest of theirs, in seconds. */
export function revalidateOf(parts: Iterable<Part>): number {
  const shownSources = resourcesOf(['settings', ...parts]).map(sourceOf)
  return Math.min(
    ...shownSources.map(({ store, keptBy }) => (store.isOverdue ? SECONDS_WHEN_OVERDUE : keptBy.revalidate)),
  )
}

/** Counts a visit. Reads stale parts in the background, and others that have long been stale, since menus show which parts have content. */
export function notePageView(parts: Iterable<Part>): void {
  for (const name of resourcesOf(parts)) sourceOf(name).readIfStale()
  for (const name of resourcesOf(allParts)) sourceOf(name).readIfStale(SECONDS_WITH_PUSH)
}

/** The content that was assembled last, if nothing has changed since. Every visit of a page calls this function, so it must be cheap. */
export function unchangedContent(): TenantContent | undefined {
  const { content, changes } = processState.assembled ?? {}
  const { moves, isOneOfMany, changes: now } = sources()
  return !isOneOfMany && changes === now && content?.moves === moves.current ? content : undefined
}

/** Whether the first read of a resource has yet to succeed or fail, so that the content is incomplete. */
function isAwaited(): boolean {
  return resourcesOf(allParts)
    .map(sourceOf)
    .some(({ snapshot, failure }) => !snapshot && !failure)
}

/** The `revalidate` of content whose last read failed when it was stale, on a host that caches pages. */
const SECONDS_WHEN_OVERDUE = 30

type Load = (source: Source) => Promise<unknown>

/** Loads what tells the tenant's contract: `settings`, or without it every resource that both contracts have. */
export async function loadContract(load: Load): Promise<Contract | undefined> {
  const settings = sourceOf('settings')
  await load(settings)
  if (!settings.snapshot) await Promise.all(commonResources.map((name) => load(sourceOf(name))))
  return settings.contractInUse
}

/** The content, once each resource is loaded. A resource that is not in the contract keeps its last snapshot from the other one. */
async function loadAll(load: Load): Promise<TenantContent | undefined> {
  const contract = await loadContract(load)
  if (contract === undefined) return undefined
  const { all } = sources()
  await Promise.all(all.map((source) => (source.isInUse ? load(source) : source.store.last())))
  return assembleContent(contract, Object.fromEntries(all.map(({ name, snapshot }) => [name, snapshot])))
}

function assembleContent(contract: Contract, from: Snapshots): TenantContent {
  const parts = partsFrom(contract, from)
  const { moves, changes } = sources()
  const { content: before } = processState.assembled ?? {}
  const unread = unreadParts()
  const hashes = resourceNames.map((resource) => from[resource]?.hash ?? '')
  const version = hash('sha256', [...hashes, ...unread].join(' '), 'base64url')
  const isSame =
    before?.moves === moves.current &&
    String(before.unread) === String(unread) &&
    allParts.every((name) => parts[name] === before[name])
  const content = isSame ? before : { ...parts, version, moves: moves.current, unread }
  processState.assembled = { content, changes }
  return content
}
