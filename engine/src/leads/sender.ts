import { headers } from 'next/headers'
import { currentEnvironment } from '../environment/current-environment'
import { type Sender, senderOf } from '../routing/client-address'

export async function requestSender(): Promise<Sender> {
  return senderOf((await headers()).get('x-forwarded-for'), currentEnvironment().trustedProxyHops)
}
