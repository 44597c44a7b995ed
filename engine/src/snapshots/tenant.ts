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
  /** Changes with the content. Equal in all processes that have the same content. */
  version: string
  moves: readonly Move[]
  /** Parts that are empty here because they were never read, not because there is nothing. */
  unread?: readonly Part[]
}

/**
 * The content that pages are rendered from now; the same object until a part changes. What was never read is empty, as all is in a build for all.
 * @throws Error when nothing can be read; where a host keeps the pages, also when all is as old as the build: its pages may be newer
 */
export async function awaitContent(): Promise<TenantContent> {
  if (isBuildForAll()) return { ...partsFrom(6, {}), version: '', moves: [] }
  const unchanged = freshContent()
  if (unchanged && !isAwaited()) return unchanged
  const content = await loadContent(({ store }) => store.current())
  const isAllOfBuild = sources().all.every(({ isInUse, store }) => !isInUse || store.isOfBuild)
  if (content && !isAllOfBuild) return content
  throw sourceOf('settings').failure?.error ?? new Error('no content')
}

/** The content that pages were rendered from last, without a request to the platform; undefined when this process knows no content. */
export async function keptContent(): Promise<TenantContent | undefined> {
  return freshContent() ?? loadContent(({ store }) => store.last())
}

/** The content that was made last; at least as new as that of any page that was rendered. */
export function memoryContent(): TenantContent | undefined {
  return processState.assembled?.content
}

/** The `revalidate` of a page that shows these parts: the shortest of theirs, in seconds. */
export function revalidateOf(parts: Iterable<Part>): number {
  const shown = resourcesOf(['settings', ...parts]).map(sourceOf)
  return Math.min(...shown.map(({ store, keptBy }) => (store.isBehind ? SECONDS_BEHIND : keptBy.revalidate)))
}

/** Call it at each view. Reads stale parts in the background, and others that are stale for long: menus show which parts have content. */
export function notePageView(parts: Iterable<Part>): void {
  for (const name of resourcesOf(parts)) sourceOf(name).readIfStale()
  for (const name of resourcesOf(allParts)) sourceOf(name).readIfStale(SECONDS_WITH_PUSH)
}

/** The content that was assembled last, if nothing has changed since. Every page view calls this function, so it must be cheap. */
export function freshContent(): TenantContent | undefined {
  const { content, changes } = processState.assembled ?? {}
  const { moves, isOneOfMany, changes: now } = sources()
  return !isOneOfMany && changes === now && content?.moves === moves.current ? content : undefined
}

/** Whether a resource was neither read successfully nor has it failed yet: content without it is not complete. */
function isAwaited(): boolean {
  return resourcesOf(allParts)
    .map(sourceOf)
    .some(({ snapshot, failure }) => !snapshot && !failure)
}

/** On a host that keeps the pages: for content whose last read failed when it was stale. */
const SECONDS_BEHIND = 30

type Load = (source: Source) => Promise<unknown>

/** Loads what tells the contract that the tenant is served by: `settings`, or when there is none everything that both contracts have. */
export async function loadContract(load: Load): Promise<Contract | undefined> {
  const settings = sourceOf('settings')
  await load(settings)
  if (!settings.snapshot) await Promise.all(commonResources.map((name) => load(sourceOf(name))))
  return settings.contractInUse
}

/** The content, once each resource is loaded. One that the contract does not have keeps its last snapshot from another contract. */
async function loadContent(load: Load): Promise<TenantContent | undefined> {
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
