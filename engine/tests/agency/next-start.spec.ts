import { existsSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { copyTemplate } from '../builds/project-copy'
import { kinds } from '../demo-6.3.0/kinds'
import { fetchBytes, rawRequest } from '../fixtures/raw-request'
import { siteEnvironment } from '../fixtures/stages'
import { nextCommand, runBuild, type Server, startServer } from '../servers/next-program'
import { ports } from '../servers/ports'
import { startSandbox } from '../servers/sandbox'
import { addConditions } from './next-start/code'

/* Tests one build under `npm start` and `next start`, which keeps no sent pages: both give every visitor the same answers. */

const folder = '.e2e/next-start'
const npmStart = `http://localhost:${ports.sites[0]}`
const nextStart = `http://localhost:${ports.sites[1]}`
const programs = { [npmStart]: ['server.mjs'], [nextStart]: [nextCommand, 'start'] }

/** Whether to reuse the last build. */
const isBuilt = () => process.env.E2E_SKIP_BUILD !== undefined && existsSync(`${folder}/.next/BUILD_ID`)

let stop: () => Promise<unknown>

test.beforeAll(async () => {
  test.setTimeout(900_000)
  if (!isBuilt()) {
    await copyTemplate(folder)
    addConditions(folder)
  }
  const environment = siteEnvironment('mare-alta')
  const sandbox = await startSandbox({ port: ports.platform, pushUrl: '' })
  if (!isBuilt()) await runBuild(environment, folder)
  const servers: Server[] = []
  for (const [origin, args] of Object.entries(programs)) {
    const env = { ...environment, PORT: new URL(origin).port }
    servers.push(await startServer({ args, folder, env, firstAddress: `${origin}/sobre` }))
  }
  stop = async () => {
    await Promise.all(servers.map((server) => server.stop('SIGINT')))
    await sandbox.stop()
  }
})

test.afterAll(() => stop?.())

type Visitor = Record<string, string>

/** The parts of an answer that a visitor notices. */
async function noticed(origin: string, path: string, visitor: Visitor) {
  const { status, headers, body } = await rawRequest(origin, { path, headers: visitor })
  const text = /<(output|h1)[^>]*>(.*?)<\/\1>/s.exec(String(body))?.[2]
  const { location, 'set-cookie': cookies, 'x-proxy': proxy, 'x-regra': rule } = headers
  return JSON.stringify({ status, text, location, cookies, proxy, rule })
}

const somebody: Visitor = { host: 'www.cliente.pt' }
const others: Record<string, Visitor> = {
  cookie: { ...somebody, cookie: 'socio=1' },
  header: { ...somebody, 'x-quem': 'eu' },
  host: { host: 'interno.pt' },
  language: { ...somebody, 'accept-language': 'en' },
}

const rules = [
  ...[
    'texto',
    'objecto',
    'expressao',
    'expressao/livre',
    'pr%C3%A9via',
    'marca',
    'query',
    'valor',
    'cabecalho',
  ],
  ...['biscoito', 'dominio', 'ambos', 'sem-query', 'sem-cabecalho', 'sem-biscoito', 'sem-dominio', 'nenhuma'],
  ...[
    'regra-cabecalho',
    'regra-desvio',
    'regra-dominio',
    'regra-query',
    'regra-biscoito',
    'regra-sem',
    'cadeia',
  ],
]
const templatePaths = ['/sobre', '/testemunhos', '/blog/lista-de-oito-semanas', '/contactos', '/privacidade']
const queries = ['', '?previa=sim', '?previa=nao&previa=sim']

test('two visitors get the answers of `next start`, in both orders', { tag: '@all' }, async () => {
  test.setTimeout(900_000)
  const different: string[] = []
  const compare = async (path: string, visitors: Visitor[]) => {
    for (const one of visitors) {
      const [answer, expected] = await Promise.all(
        [npmStart, nextStart].map((origin) => noticed(origin, path, one)),
      )
      if (answer !== expected) different.push(`${path} ${JSON.stringify(one)}: ${answer}, not ${expected}`)
    }
  }
  for (const [name, visitor] of Object.entries(others)) {
    // Each order runs twice, because the second answer may come from the cache.
    const orders = [
      [somebody, somebody, visitor, visitor, somebody],
      [visitor, visitor, somebody, somebody, visitor],
    ]
    for (const [index, visitors] of orders.entries()) {
      for (const query of queries) {
        for (const rule of rules) await compare(`/zona/${rule}/${name}-${index}${query}`, visitors)
        for (const path of templatePaths) await compare(path + query, visitors)
      }
      for (const path of ['/agencia/biscoitos', '/agencia/gancho', '/agencia/agrupada'])
        await compare(path, visitors)
    }
  }
  expect(different).toEqual([])
})

test('a service in the query of the form or of the page of thanks gets the answer of `next start`', {
  tag: '@all',
}, async () => {
  const values = ['elevador-exterior', '-', 'nada', '--', '', 'a%20b', '%E0%A4%A', '%00']
  const paths = ['/orcamento', '/obrigado'].flatMap((path) =>
    values.map((value) => `${path}?servico=${value}`),
  )
  const seenAt = (origin: string) =>
    Promise.all(paths.map(async (path) => `${path}: ${await noticed(origin, path, somebody)}`))
  const expected = await seenAt(nextStart)
  expect(await seenAt(npmStart)).toEqual(expected)
  const requests = expected.filter((one) => one.includes('Pedido recebido'))
  expect(requests.map((one) => one.split(':')[0])).toEqual(paths.slice(8, 10))
})

test('a draft is shown only to a visitor with the cookie of its editor', { tag: '@all' }, async () => {
  for (const origin of [nextStart, npmStart]) {
    const { headers } = await rawRequest(origin, { path: '/agencia/rascunho' })
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const seen: (string | undefined)[] = []
    for (const visitor of [{}, { cookie }, {}, { cookie }])
      seen.push(JSON.parse(await noticed(origin, '/agencia/rascunho/ver', visitor)).text)
    expect(seen).toEqual(['publicado', 'rascunho', 'publicado', 'rascunho'])
  }
})

/** Whether an address is answered without Next.js, which compresses while sending and omits the length. */
async function isKept(path: string): Promise<boolean> {
  const { status, headers, body } = await fetchBytes(npmStart + path, { 'accept-encoding': 'br' })
  expect(status, path).toBeLessThan(500)
  if (headers['content-encoding'] === 'br') brotliDecompressSync(body)
  return headers['content-encoding'] === 'br' && headers['content-length'] !== undefined
}

test('a page that a matcher or a condition may change is not kept, and every other page of the template is', {
  tag: '@all',
}, async () => {
  const notKept = ['/testemunhos', '/blog/lista-de-oito-semanas', '/contactos', '/sobre?previa=1']
  const ofService = ['/orcamento', '/obrigado'].map((path) => `${path}?servico=elevador-exterior`)
  const pages = [...kinds, ...ofService, '/sobre?utm_source=carta', '/servicos?q=1']
  const expected = pages.filter((path) => !notKept.includes(path))
  await expect(async () => {
    const kept: string[] = []
    for (const path of pages) if (await isKept(path)) kept.push(path)
    expect(kept).toEqual(expected)
  }).toPass({ timeout: 60_000 })
  for (const path of notKept) expect(await isKept(path), path).toBe(false)
})
