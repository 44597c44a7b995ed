import { role } from '../environment/host'
import { type Resource, resourceNames } from '../port/kinds'
import { processState } from '../process/process-state'
import { Moves } from './moves/moves'
import type { Snapshot } from './snapshot'
import { Source, type Tenant } from './source'
import { DiskStore } from './stores/disk'
import { removeOldBodies } from './stores/files'
import { HostCacheStore } from './stores/host-cache'

/** All resources of the tenant in this process, created at first use with the right store. */
export function sources(): Tenant {
  processState.sources ??= makeSources()
  return processState.sources
}

type SourceOf<R extends Resource> = Source & { snapshot: Snapshot<R> | undefined }

export function sourceOf<R extends Resource>(name: R): SourceOf<R> {
  return sources().all[resourceNames.indexOf(name)] as SourceOf<R>
}

/** Reads every resource of the tenant's contract, which `settings` tells. @returns those that could not be read */
export async function readAll(): Promise<Resource[]> {
  const { all } = sources()
  const settings = sourceOf('settings')
  await settings.read().catch(() => undefined)
  const others = all.filter((source) => source !== settings && source.isInUse && !settings.isKeyRefused)
  await Promise.allSettled(others.map((source) => source.read()))
  return all.flatMap(({ name, isInUse, failure }) => (isInUse && failure ? name : []))
}

/** Before a build, reads each resource once for all workers. The log names each failure. @throws Error naming what could not be read */
export async function preflight(): Promise<void> {
  await removeOldBodies()
  const failed = await readAll()
  if (failed.length > 0)
    throw new Error(
      `The site was not built: the platform could not be read for ${failed.join(', ')} (see above).`,
    )
}

function makeSources(): Tenant {
  const isLongRunning = role() === 'server'
  const isOneOfMany = role() === 'function'
  const all: Source[] = []
  const moves = new Moves(all)
  const tenant = { all, moves, refusedAt: undefined, changes: 0, isLongRunning, isOneOfMany }
  for (const resource of resourceNames)
    all.push(
      new Source(resource, tenant, (source) =>
        isOneOfMany
          ? new HostCacheStore(source)
          : new DiskStore(source, { isAwaited: !isLongRunning, before: () => moves.stored }),
      ),
    )
  return tenant
}
