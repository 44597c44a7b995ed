import { revalidateTag } from 'next/cache'
import { beginRenewal, noteRenewal, shareRenewedCopy } from './cache'
import { contractOf } from './contract/envelope'
import { lastCopy } from './copies'
import { readAfterPush, readShared } from './flights'
import { getContract } from './reads'
import { type Resource, resourcesTagged } from './resources'
import { expireTag, markTagStale } from './tag-state'

/** The platform gives up on a push after 5 s; the answer must be out before. */
const CONTRACT_LIMIT_MS = 700
const ANSWER_LIMIT_MS = 3_800

/**
 * Answers a push: reads each pushed resource anew before the old copy is let go. Read well, its tag expires at once, so
 * that the next view is fresh. Read badly, or not in time, it is only marked stale: visitors keep the last good page.
 * Call within a request, and run `finish` once it is answered: it waits for late reads and shares the fresh copies.
 */
export async function renew(tags: string[]): Promise<{ finish: () => Promise<void> }> {
  const contract = await within(CONTRACT_LIMIT_MS, getContract())
  const unique = [...new Set(tags)]
  const renewals = unique.map((tag) => ({
    tag,
    resources: contract === undefined ? [] : resourcesTagged(tag, contract),
    read: contract === undefined ? Promise.resolve(false) : readAll(resourcesTagged(tag, contract)),
  }))
  const answers = await Promise.all(
    renewals.map(async (renewal) => ({ ...renewal, isFresh: await within(ANSWER_LIMIT_MS, renewal.read) })),
  )
  for (const { tag, isFresh } of answers) revalidateTag(tag, isFresh ? { expire: 0 } : 'max')
  return {
    finish: async () => {
      for (const { tag, resources, read, isFresh } of answers) {
        if (isFresh === undefined && (await read)) revalidateTag(tag, { expire: 0 })
        if (isFresh !== false) await Promise.all(resources.map(shareRenewedCopy))
      }
    },
  }
}

/**
 * The same for a push that came to another instance, outside of a request: the fresh copies are shared by the next view.
 * Read badly, visitors keep what they have.
 */
export async function renewUnasked(tags: string[]): Promise<void> {
  const settings = lastCopy('settings') ?? (await readShared('settings').catch(() => undefined))
  await Promise.all(
    [...new Set(tags)].map(async (tag) => {
      const isFresh = settings && (await readAll(resourcesTagged(tag, contractOf(settings.version))))
      if (!isFresh) return markTagStale(tag)
      expireTag(tag)
    }),
  )
}

/** Whether all of the resources could be read. */
async function readAll(resources: Resource[]): Promise<boolean> {
  const results = await Promise.allSettled(
    resources.map(async (resource) => {
      beginRenewal(resource)
      await readAfterPush(resource)
      noteRenewal(resource)
    }),
  )
  return results.every(({ status }) => status === 'fulfilled')
}

/** The value of a promise that is kept in time; undefined when it is late or broken. */
async function within<T>(limitMs: number, promise: Promise<T>): Promise<T | undefined> {
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined))
  return Promise.race([promise.catch(() => undefined), limit])
}
