import type { ServerResponse } from 'node:http'
import { leadPosts } from '../leads/lead-posts'

/**
 * Runs Next.js for a post. The page rendered after the action may redirect, for example if a record's slug changed meanwhile. With 307 or 308
 * the browser would post again and create a second lead, so the status becomes 303.
 */
export function answerPost(response: ServerResponse, run: () => Promise<void>): Promise<void> {
  const post = { hasSentLead: false, isForged: false }
  const out = response as unknown as { writeHead: (status: number, ...rest: unknown[]) => ServerResponse }
  const writeHead = out.writeHead.bind(response)
  out.writeHead = (status, ...rest) => {
    const wouldPostAgain = status === 307 || status === 308
    if (post.isForged) return writeHead(400, ...rest)
    return writeHead(post.hasSentLead && wouldPostAgain ? 303 : status, ...rest)
  }
  return leadPosts?.run(post, run) ?? run()
}
