import type { Contract } from '../fields/contract'
import {
  isCollection,
  isTakenOff,
  type KindContent,
  type KindName,
  kindNames,
  namesOf,
  type Resource,
  singletons,
} from '../port/kinds'
import type { Snapshot } from './snapshot'
import { sourceOf } from './sources'

/** A part of the content: one kind, whichever contract it came under. */
export type Part = KindName

export const allParts = kindNames

export type Snapshots = { [R in Resource]?: Snapshot<R> | undefined }

/** The resources that the tenant's contract has for these parts. */
export function resourcesOf(parts: Iterable<Part>): Resource[] {
  const contract = sourceOf('settings').contractInUse ?? 6
  return [...parts].flatMap((kind) => readNamesOf(kind)[contract] ?? [])
}

/** The resource names of a kind; none if `without` removes it from the site. */
function readNamesOf(kind: KindName): ReturnType<typeof namesOf> {
  return isTakenOff(kind) ? {} : namesOf(kind)
}

/** An empty list, always the same object, so that two contents without a list are equal. */
const none: never[] = []

/** The content from snapshots. Parts never read are empty. A tenant that changes contracts keeps its old parts until all renamed ones are read. */
export function partsFrom(contract: Contract, from: Snapshots): KindContent {
  const all = kindNames.map((kind) => {
    const { [contract]: name, [contract === 4 ? 6 : 4]: nameBefore } = readNamesOf(kind)
    return { kind, name, nameBefore, now: name && from[name], before: nameBefore && from[nameBefore] }
  })
  const hasArrived = all.every(
    ({ name, nameBefore, now }) => now || !name || !nameBefore || name === nameBefore,
  )
  const parts = all.map(({ kind, name, now, before }) => {
    const snapshot = now ?? (name || !hasArrived ? before : undefined)
    return [kind, snapshot?.content ?? (isCollection(kind) ? none : singletons[kind].empty)]
  })
  return Object.fromEntries(parts) as KindContent
}

/** The parts of the contract that were never read, so that their pages may exist. Parts unknown to the platform (404) do not count. */
export function unreadParts(): Part[] {
  const isRead = (name: Resource) => sourceOf(name).snapshot !== undefined
  return allParts.filter(
    (part) =>
      resourcesOf([part]).some((name) => !isRead(name) && !sourceOf(name).isUnknown) &&
      // A tenant that changed contracts may still show its earlier case work.
      !Object.values(readNamesOf(part)).some(isRead),
  )
}
