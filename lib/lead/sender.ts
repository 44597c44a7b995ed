import { headers } from 'next/headers'
import { currentEnvironment } from '@/lib/environment/current-environment'
import { type Sender, senderOf } from '@/lib/routing/client-address'

/** The sender of the current request, for the lead limits. */
export async function requestSender(): Promise<Sender> {
  return senderOf((await headers()).get('x-forwarded-for'), currentEnvironment().trustedProxyHops)
}
