import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { configure } from './support/doctor'
import { test } from './support/kit'

test('npm run push sends the push of the platform, and prints the answer or why there is none', async ({
  clone,
  standIn,
}) => {
  const seen: string[] = []
  let status = 200
  const site = await standIn(async (request, response) => {
    const { method, url, headers } = request
    seen.push(`${method} ${url} ${headers.authorization} ${await text(request)}`)
    response.writeHead(status).end('{"renewed":["services"],"later":[]}')
  })
  configure(clone, { REVALIDATE_SECRET: 'segredo' })
  const sent = await clone.run('push', ['services', 'legal'])
  expect([sent.code, sent.errors]).toEqual([0, ''])
  expect(sent.output).toMatch(/answered in \d+ ms: {"renewed":\["services"\],"later":\[\]}/)
  expect(seen).toEqual(['POST /api/revalidate Bearer segredo {"tags":["services","legal"]}'])

  const refusal = async (tag: string) => {
    const { code, errors } = await clone.run('push', [tag])
    expect(code).toBe(1)
    return errors
  }
  status = 401
  expect(await refusal('services')).toContain('REVALIDATE_SECRET of the deployment differs')
  site.stop()
  expect(await refusal('services')).toContain('The site does not answer (')
  expect(await refusal('posts')).toMatch(/npm run push -- <tags>: settings, services/)
})
