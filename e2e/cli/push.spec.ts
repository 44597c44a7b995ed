import { expect } from '@playwright/test'
import { startStandIn } from '../servers/stand-in'
import { configure } from './support/doctor'
import { standInPort, test } from './support/kit'

test('npm run push sends what the platform would, and says what came of it', async ({ clone, platform }) => {
  const seen: string[] = []
  let status = 200
  const site = await startStandIn((request, response) => {
    request.on('data', (body) =>
      seen.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`),
    )
    request.on('end', () => response.writeHead(status).end('{"renewed":["services"],"later":[]}'))
  }, standInPort)
  configure(clone, platform.origin, { SITE_URL: site.origin, REVALIDATE_SECRET: 'segredo' })
  const sent = await clone.run('push', ['services', 'legal'])
  expect([sent.code, sent.errors]).toEqual([0, ''])
  expect(sent.output).toMatch(/answered in \d+ ms: {"renewed":\["services"\],"later":\[\]}/)
  expect(seen).toEqual(['POST /api/revalidate Bearer segredo {"tags":["services","legal"]}'])
  status = 401
  const refused = await clone.run('push', ['services'])
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('another REVALIDATE_SECRET')])
  site.stop()
  const unanswered = await clone.run('push', ['services'])
  expect([unanswered.code, unanswered.errors]).toEqual([
    1,
    expect.stringContaining('The site does not answer ('),
  ])
  for (const tags of [[], ['posts']]) {
    const { code, errors } = await clone.run('push', tags)
    expect([code, errors]).toEqual([1, expect.stringMatching(/npm run push -- <tags>: settings, services/)])
  }
})
