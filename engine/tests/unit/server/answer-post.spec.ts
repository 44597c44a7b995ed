import type { ServerResponse } from 'node:http'
import { expect, test } from '@playwright/test'
import { leadPosts } from '../../../src/leads/lead-posts'
import { answerPost } from '../../../src/server/answer-post'

/** The status for a browser when a page answers a post with this one. */
async function statusOf(status: number, sendsLead: boolean): Promise<number | undefined> {
  let sent: number | undefined
  const writeHead = (given: number) => {
    sent = given
  }
  const response = { writeHead } as unknown as ServerResponse
  await answerPost(response, async () => {
    const post = leadPosts?.getStore()
    if (post && sendsLead) post.hasSentLead = true
    response.writeHead(status)
  })
  return sent
}

test('after a lead was sent, a redirect of the page does not make the browser post again', async () => {
  for (const status of [307, 308]) {
    expect(await statusOf(status, true)).toBe(303)
    expect(await statusOf(status, false), 'nothing was sent').toBe(status)
  }
  for (const status of [200, 303, 404]) expect(await statusOf(status, true)).toBe(status)
})
