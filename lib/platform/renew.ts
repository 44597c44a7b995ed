import { revalidateTag } from 'next/cache'
import { beginRenewal, goodCopy, isPaused, noteRenewal, shareRenewedCopy } from './cache'
import { contractOf } from './contract/envelope'
import { lastCopy } from './copies'
import { readAfterPush, readShared } from './flights'
import { onPlatformError } from './log'
import { getContract } from './reads'
import { rendersOver } from './renders'
import { forgetLater, renewLater } from './renew-later'
import {
  type Contract,
  hasResource,
  type Resource,
  resourceNames,
  resourcesTagged,
  tagsOf,
} from './resources'
import { expireTag, markTagStale } from './tag-state'
import { within } from './within'

/** The platform gives up on a push after 5 s; the answer must be out before. */
const CONTRACT_LIMIT_MS = 700
const ANSWER_LIMIT_MS = 3_800

/**
 * Answers a push: reads each pushed resource anew before the old copy is let go. Read well, its tag expires at once, so
 * that the next view is fresh. Read badly, or not in time, it is only marked stale: visitors keep the last good page.
 * Call within a request, and run `finish` once it is answered: it waits for late reads and shares the fresh copies.
 * @returns the tags that were read, and those that are tried again
 */
export async function renew(
  tags: string[],
): Promise<{ renewed: string[]; later: string[]; finish: () => Promise<void> }> {
  const contract = await within(CONTRACT_LIMIT_MS, getContract())
  const renewals = [...new Set(tags)].map((tag) => ({
    tag,
    read: contract === undefined ? Promise.resolve(false) : readTagged(tag, contract, goodCopy),
  }))
  const answers = await Promise.all(
    renewals.map(async (renewal) => ({ ...renewal, isFresh: await within(ANSWER_LIMIT_MS, renewal.read) })),
  )
  for (const { tag, isFresh } of answers) {
    revalidateTag(tag, isFresh ? { expire: 0 } : 'max')
    if (isFresh) forgetLater(tag)
  }
  return {
    renewed: answers.filter(({ isFresh }) => isFresh).map(({ tag }) => tag),
    later: answers.filter(({ isFresh }) => !isFresh).map(({ tag }) => tag),
    finish: async () => {
      for (const { tag, read, isFresh } of answers) {
        const isRead = isFresh ?? (await read)
        if (!isRead) renewOnceUp(tag)
        if (contract === undefined || !isRead) continue
        if (!isFresh) {
          revalidateTag(tag, { expire: 0 })
          forgetLater(tag)
        }
        await Promise.all(resourcesTagged(tag, contract).map(shareRenewedCopy))
      }
    },
  }
}

/**
 * The same for a push that came to another instance, outside of a request: the fresh copies are shared by the next view.
 * Read badly, visitors keep what they have.
 */
export async function renewUnasked(tags: string[]): Promise<void> {
  await Promise.all(
    [...new Set(tags)].map(async (tag) => {
      if (await renewNow(tag)) return
      markTagStale(tag)
      renewOnceUp(tag)
    }),
  )
}

/**
 * From the first failed read of a resource on, asks until it can be read again, so that the first view after an outage is
 * fresh, pushed or not.
 */
export function renewAfterOutages(): void {
  onPlatformError((error) => {
    // Not `instanceof`: a server has this module more than once.
    const resource = resourceNames.find((name) => 'resource' in error && name === error.resource)
    const [tag] = resource ? tagsOf(resource) : []
    if (tag !== undefined) renewOnceUp(tag)
  })
}

/** The platform is left alone for a while after each failure. */
function renewOnceUp(tag: string): void {
  const isLeftAlone = () => resourceNames.some((name) => tagsOf(name).includes(tag) && isPaused(name))
  void renewLater(tag, async () => !isLeftAlone() && (await renewNow(tag)))
}

/** Whether the tag could be renewed. */
async function renewNow(tag: string): Promise<boolean> {
  const isHopeless = (resource: Resource) => lastCopy(resource) === undefined && isPaused(resource)
  if (resourceNames.some(isHopeless)) return false
  const settings = lastCopy('settings') ?? (await readShared('settings').catch(() => undefined))
  if (settings === undefined) return false
  if (!(await readTagged(tag, contractOf(settings.version), readShared))) return false
  expireTag(tag)
  forgetLater(tag)
  return true
}

/**
 * Whether the tag may expire: what it stands for could be read, and of all else, which the pages show too, there is a copy
 * in this process, should the platform fail before they are made again.
 */
async function readTagged(
  tag: string,
  contract: Contract,
  read: (resource: Resource) => Promise<unknown>,
): Promise<boolean> {
  const pushed = resourcesTagged(tag, contract).map(async (resource) => {
    beginRenewal(resource)
    await readAfterPush(resource)
    noteRenewal(resource)
  })
  const others = resourceNames.filter((name) => hasResource(contract, name) && !tagsOf(name).includes(tag))
  const missing = others.filter((name) => lastCopy(name) === undefined)
  const results = await Promise.allSettled([...pushed, ...missing.map((name) => read(name))])
  if (results.some(({ status }) => status === 'rejected')) return false
  await rendersOver()
  return true
}
