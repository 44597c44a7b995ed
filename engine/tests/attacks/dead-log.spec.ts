import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rawRequest } from '../fixtures/raw-request'
import { temporaryFolder } from '../sandbox/support/folders'
import { quickly, type RunningSite, startSite } from '../servers/site'
import { expect, test } from './fresh-site'

/* Tests that a server continues when its log ends, for whatever reason. engine/tests/unit/commands/processes.spec.ts tests commands, which end. */

/** Makes a server write every log line that anybody can provoke, and stops it. */
async function provoke({ origin, stop }: RunningSite): Promise<void> {
  for (const request of [
    { method: 'GET', path: '/%' },
    { method: 'PUT', path: '/' },
    { method: 'GET', path: '/agencia/cabecalhos?falha' },
  ])
    await rawRequest(origin, request)
  for (const path of ['/api/health', '/sobre', '/servicos', '/_next/image?url=%2Ffavicon.ico&w=64&q=75'])
    expect((await fetch(origin + path)).status, path).toBeLessThan(500)
  const picture = /\/_next\/image\?[^" ]+/.exec(await (await fetch(origin)).text())?.[0] ?? ''
  expect((await fetch(origin + picture.replaceAll('&amp;', '&'))).status, 'the decoder').toBe(200)
  expect(await stop('SIGTERM')).toBe(143)
}

test('a server whose log nobody reads any more answers, and can be stopped', { tag: '@all' }, async ({
  site,
}) => {
  site.dropLog()
  await provoke(site)
})

test('a server whose log is on a full disk answers, and can be stopped', { tag: '@all' }, async ({
  sandbox: _,
}) => {
  const program = join(temporaryFolder(), 'node')
  writeFileSync(program, `#!/bin/sh\nexec ${process.execPath} "$@" >/dev/full 2>&1\n`, { mode: 0o755 })
  const site = await startSite('mare-alta', {}, { program })
  try {
    await provoke(site)
  } finally {
    await site.stop(quickly)
  }
})
