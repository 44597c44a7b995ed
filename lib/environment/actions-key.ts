import { createHmac } from 'node:crypto'

/**
 * The key of Next.js' server actions, for a build. Next.js derives the ids of actions from it, and encrypts what actions close over. Each
 * build of one site needs the same key, so that a form of an earlier build can be sent. Next.js would draw one at random.
 * @param secret known to every build of the site, and to nobody else
 */
export function actionsKey(secret: string): string {
  return createHmac('sha256', secret).update('server actions').digest('base64')
}
