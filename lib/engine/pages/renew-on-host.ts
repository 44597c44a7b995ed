import { after as afterResponse } from 'next/server'
import { within } from '@/lib/engine/process/within'
import { isKept, share } from '@/lib/engine/snapshots/renew-snapshots'
import { logRenewal, type Renewal, renewSite } from './renew-site'

/** Reads what a push names, on a host that keeps pages. What functions would not find there is for a later view. */
export async function renewOnHost(tags: string[]): Promise<Renewal> {
  const save = await renewSite(tags)
  const isFresh = save.after !== undefined && (await within(save.remaining(), isKept(save.renewed)))
  if (!isFresh) return { renewed: [], later: [...save.renewed, ...save.later] }
  const milliseconds = save.milliseconds()
  afterResponse(async () => {
    await share(save.renewed)
    await logRenewal(save, milliseconds)
  })
  return { renewed: save.renewed, later: save.later }
}
