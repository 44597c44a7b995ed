import { headers } from 'next/headers'
import { type Sender, senderOf } from '@/lib/client-address'
import { config } from '@/lib/platform'

/** Where the request that an action answers comes from, for its limits. */
export async function requestSender(): Promise<Sender> {
  return senderOf((await headers()).get('x-forwarded-for'), config().trustedProxyHops)
}
