import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { siteEnvironment, stagePlan } from '../fixtures/stages'
import { temporaryFolder } from '../sandbox/support/folders'
import { ports } from '../servers/ports'
import { runProgram } from '../servers/programs'
import { expect, test } from './fresh-site'

/* Tests of `HOSTNAME` and `PORT`, the address that a site listens on. */

const paths: [path: string, text: RegExp][] = [
  ['/', /<h1/],
  ['/%73obre', /<h1/],
  ['/pesquisa?q=caixas', /\d+ resultados? para “caixas”/],
  ['/pesquisa?q=zzzzzz', /Não encontrámos nada/],
  ['/orcamento?servico=mudancas-residenciais', /<form/],
  ['/api/health', /settings/],
]

for (const [address, host, named] of [
  // The setting of a container.
  ['0.0.0.0', '127.0.0.1', `http://localhost:${ports.site} and all other addresses of this machine`],
  ['::', '[::1]', `http://localhost:${ports.site} and all other addresses of this machine`],
  // The setting of deploy/site@.service.
  ['127.0.0.1', '127.0.0.1', `http://127.0.0.1:${ports.site}`],
] as const) {
  test.describe(address, { tag: '@all' }, () => {
    test.use({ variables: { HOSTNAME: address } })

    test('a site that listens on this address answers every kind of address, and the log names it', async ({
      site,
    }) => {
      expect(site.log()).toContain(`The site listens on ${named}\n`)
      for (const [path, text] of paths) {
        const answer = await fetch(`http://${host}:${ports.site}${path}`)
        expect(answer.status, path).toBe(200)
        expect(await answer.text(), path).toMatch(text)
      }
    })
  })
}

test('an invalid PORT is reported in one sentence, and the log names the port that was chosen for PORT=0', {
  tag: '@all',
}, async ({ sandbox: _ }) => {
  const start = (PORT: string) => {
    const env = { ...siteEnvironment('mare-alta'), PORT }
    return runProgram({ args: ['server.mjs'], folder: stagePlan('mare-alta').folder, env })
  }
  for (const port of ['abc', '99999', '-1', '30.5']) {
    const { child, log } = start(port)
    await once(child, 'close')
    expect(child.exitCode, port).toBe(1)
    expect(log()).toBe(
      `PORT must be a whole number from 0 to 65535, or the path of a socket, not "${port}".\n`,
    )
  }
  const { child, log, stop } = start('0')
  const messages: unknown[] = []
  child.on('message', (message) => messages.push(message))
  const address = () => /The site listens on (http:\S+)/.exec(log())?.[1] ?? ''
  await expect.poll(address).toMatch(/:[1-9]\d+$/)
  expect((await fetch(`${address()}/sobre`)).status).toBe(200)
  await expect.poll(() => messages, 'PM2 waits for it').toEqual(['ready'])
  expect(await stop('SIGINT')).toBe(130)
})

test('the start file of Passenger is loaded by require, and listens on the socket that PORT names', {
  tag: '@all',
}, async ({ sandbox: _ }) => {
  const socketPath = join(temporaryFolder(), 'passenger.sock')
  const env = { ...siteEnvironment('mare-alta'), PORT: socketPath, SITE_URL: '' }
  const { folder } = stagePlan('mare-alta')
  cpSync('deploy/passenger.cjs', join(folder, 'deploy/passenger.cjs'))
  const { log, stop } = runProgram({ args: ['--eval', "require('./deploy/passenger.cjs')"], folder, env })
  await expect.poll(log).toContain(`The site listens on ${socketPath}\n`)
  const [answer] = await once(request({ socketPath, path: '/sobre' }).end(), 'response')
  const page = Buffer.concat(await answer.toArray()).toString()
  expect(answer.statusCode).toBe(200)
  expect(page).toContain('<link rel="canonical" href="http://localhost:3000/sobre"')
  expect(await stop('SIGINT')).toBe(130)
})
