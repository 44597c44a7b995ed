import type { ServerResponse } from 'node:http'
import { leadPosts } from '../leads/lead-posts'

/**
 * Runs Next.js for a post. The page that it renders after the action may redirect, as a record does whose slug has changed meanwhile: with 307
 * and 308 a browser would post again, and a second lead arrive. The visitor then sees the page that the redirect leads to.
 */
export function answerPost(response: ServerResponse, run: () => Promise<void>): Promise<void> {
  const post = { hasSentLead: false, isForged: false }
  const out = response as unknown as { writeHead: (status: number, ...rest: unknown[]) => ServerResponse }
  const writeHead = out.writeHead.bind(response)
  out.writeHead = (status, ...rest) => {
    const repeats = status === 307 || status === 308
    return writeHead(post.isForged ? 400 : post.hasSentLead && repeats ? 303 : status, ...rest)
  }
  return leadPosts?.run(post, run) ?? run()
}
