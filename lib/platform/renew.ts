import { revalidateTag } from 'next/cache'
import { noteRenewal, shareRenewedCopy } from './cache'
import { readAfterPush } from './flights'
import { getContract } from './reads'
import { type Resource, resourcesTagged } from './resources'

/** The platform gives up on a push after 5 s; the answer must be out before. */
const CONTRACT_LIMIT_MS = 1_000
const READ_LIMIT_MS = 3_500

/**
 * Answers a push: reads each pushed resource anew before the old copy is let go. Read well, its tag expires at once, so
 * that the next view is fresh. Read badly, it is only marked stale: visitors keep the last good page until the platform
 * answers. Call within a request, and `share` the renewed copies once it is answered.
 */
export async function renew(tags: string[]): Promise<{ share: () => Promise<void> }> {
  const contract = await within(CONTRACT_LIMIT_MS, getContract())
  const renewals = [...new Set(tags)].map(async (tag) => {
    const pushed = contract === undefined ? [] : resourcesTagged(tag, contract)
    const renewed = await Promise.all(pushed.map(renewResource))
    const isFresh = contract !== undefined && renewed.every(Boolean)
    revalidateTag(tag, isFresh ? { expire: 0 } : 'max')
    return pushed.filter((_, index) => renewed[index])
  })
  const renewed = (await Promise.all(renewals)).flat()
  return {
    share: async () => {
      await Promise.all(renewed.map(shareRenewedCopy))
    },
  }
}

async function renewResource(resource: Resource): Promise<boolean> {
  const copy = await within(READ_LIMIT_MS, readAfterPush(resource, READ_LIMIT_MS))
  if (copy) noteRenewal(resource)
  return copy !== undefined
}

/** The value of a promise that is kept in time, undefined otherwise. */
async function within<T>(limitMs: number, promise: Promise<T>): Promise<T | undefined> {
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, limitMs, undefined))
  return Promise.race([promise.catch(() => undefined), limit])
}
