import { createHmac } from 'node:crypto'

/**
 * Gives Next.js' server actions their key, unless NEXT_SERVER_ACTIONS_ENCRYPTION_KEY is set. A build derives the ids of actions from it, and
 * a server encrypts with it what actions close over. Next.js would draw a key at random, and a form of an earlier build could not be sent.
 * A build for all environments has the key of its placeholder, so its ids are the same in every build.
 * @param apiKey known to every server of the site, and to nobody else
 */
export function provideActionsKey(apiKey: string): void {
  const key = createHmac('sha256', apiKey).update('server actions').digest('base64')
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= key
}
