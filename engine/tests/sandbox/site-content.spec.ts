import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { assetFile } from '../../sandbox/site-content/files'
import { siteContentTenant } from '../../sandbox/site-content/tenant'
import { rawRequest } from '../fixtures/raw-request'
import { startSandbox } from '../servers/sandbox'
import { contentFolder, saveContent } from './support/folders'

/* Tests of a client's content in the form of `npm run pull`: an additional tenant, served as the platform serves it. */

const image = { alt: 'Sala', width: 800, height: 600 }

function clientFolder(version: string, files: Record<string, unknown>, assets: string[] = []): string {
  const folder = contentFolder({ tenant: { siteKey: 'casa-do-cais', version }, ...files })
  for (const name of assets) {
    mkdirSync(dirname(join(folder, 'assets', name)), { recursive: true })
    writeFileSync(join(folder, 'assets', name), name)
  }
  return folder
}

const started: { stop: () => Promise<unknown> }[] = []

test.afterEach(async () => {
  for (const { stop } of started.splice(0)) await stop()
})

/** Starts a sandbox with a client's folder, which stops after the test, and returns what its site reads. */
async function startClient(siteContent: string) {
  const sandbox = await startSandbox({ content: contentFolder(), siteContent })
  started.push(sandbox)
  const { key } = siteContentTenant(siteContent)
  const read = async (resource: string) => {
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(`${sandbox.origin}/api/v1/${resource}`, { headers })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  }
  return { ...sandbox, read }
}

test('a client of contract 6 gets its records as they were delivered, with pulled files at the address of the sandbox', async () => {
  const delivered = [
    {
      slug: 'ceia',
      novo: { campo: 1 },
      body: '<p>a</p><img src="https://cdn.test/x/a%20b.jpg" alt=""><img src=\'https://cdn.test/y.png?w=1&amp;h=2\'>',
      coverImage: { ...image, url: 'https://cdn.test/sem-nome' },
    },
  ]
  const projects = [
    {
      slug: 'obra',
      links: [{ url: 'https://cdn.test/x.jpg' }],
      assets: [{ url: 'https://outro.test/x.jpg' }],
    },
  ]
  const services = [
    { slug: 'sala', image: { ...image, url: '/sala.jpg' } },
    { slug: 'cave', image: { ...image, url: '/falta.jpg' } },
  ]
  const query = assetFile('https://cdn.test/y.png?w=1&h=2')
  const client = await startClient(
    clientFolder('6.4.1', { posts: delivered, projects, services }, [
      'cdn.test/x/a b.jpg',
      'cdn.test/x.jpg',
      'cdn.test/sem-nome.webp',
      'sala.jpg',
      query,
    ]),
  )
  const { body } = await client.read('posts')
  const at = `${client.origin}/files/casa-do-cais`
  expect(body).toMatchObject({ version: '6.4.1', siteKey: 'casa-do-cais' })
  expect(body.posts).toEqual([
    {
      ...delivered[0],
      body: `<p>a</p><img src="${at}/cdn.test/x/a%20b.jpg" alt=""><img src='${at}/${query}'>`,
      coverImage: { ...image, url: `${at}/cdn.test/sem-nome.webp` },
    },
  ])
  expect((await client.read('projects')).body.projects).toEqual(projects)
  const { services: served } = (await client.read('services')).body
  expect(served[0].image.url).toBe(`${at}/sala.jpg`)
  expect(served[1].image.url, 'a missing file of the client shows').toBe(`${at}/falta.jpg`)
  expect(await client.read('values')).toMatchObject({ status: 200, body: { values: [] } })
  expect((await client.read('caseStudies')).status).toBe(404)
  for (const [name, status, type] of [
    ['cdn.test/x/a%20b.jpg', 200, 'image/jpeg'],
    ['cdn.test/sem-nome.webp', 200, 'image/webp'],
    ['../tenant.json', 404, undefined],
    ['%2e%2e/tenant.json', 404, undefined],
    ['tenant.json', 404, undefined],
    ['', 404, undefined],
  ] as const) {
    const path = `/files/casa-do-cais/${name}`
    const response = await rawRequest(client.origin, { path })
    expect([response.status, response.headers['content-type']], name).toEqual([status, type])
  }
})

test('a client of contract 4 keeps its pathnames, and the asset endpoint serves their files', async () => {
  const caseStudies = [{ slug: 'obra', assets: [{ kind: 'image', pathname: 't/9f/obra 1.jpg' }] }]
  const client = await startClient(clientFolder('4.1.0', { caseStudies }, ['t/9f/obra 1.jpg']))
  expect((await client.read('caseStudies')).body).toEqual({
    version: '4.1.0',
    siteKey: 'casa-do-cais',
    caseStudies,
  })
  expect((await client.read('posts')).status).toBe(404)
  const response = await fetch(`${client.origin}/api/v1/assets/t/9f/obra%201.jpg`)
  expect([response.status, await response.text()]).toEqual([200, 't/9f/obra 1.jpg'])
  expect((await fetch(`${client.origin}/api/v1/assets/t/9f/outra.jpg`)).status).toBe(404)
})

test('an edit is served, and a client replaces the tenant of the sandbox with the same site key', async () => {
  const folder = clientFolder('6.3.0', { values: [{ slug: 'a', title: 'Antes' }] })
  saveContent(folder, 'tenant', { siteKey: 'mare-alta', version: '6.3.0' })
  const client = await startClient(folder)
  saveContent(folder, 'values', [{ slug: 'a', title: 'Depois' }])
  expect((await client.read('values')).body.values[0].title).toBe('Depois')
  const { tenants } = await client.state()
  expect(tenants.filter(({ siteKey }) => siteKey === 'mare-alta')).toHaveLength(1)
})

test('a folder without tenant.json is refused with the name of the command that writes it', async () => {
  expect(() => siteContentTenant(contentFolder())).toThrow('tenant.json: is missing: npm run pull writes it')
})

for (const [what, files, sentence] of [
  [
    'another contract',
    { tenant: { siteKey: 'a', version: '7.0.0' } },
    'tenant.json: version must be a version such as 6.3.0: contract 4 or 6',
  ],
  [
    'a site key that is a path',
    { tenant: { siteKey: '../a', version: '6.3.0' } },
    'tenant.json: siteKey must be the slug of the tenant',
  ],
  ['an object in place of a list', { services: {} }, 'services.json: must be a list of records'],
  [
    'a number in place of a record',
    { services: [1] },
    'services.json: 0 Invalid input: expected record, received number',
  ],
  ['a file that is not JSON', { legal: '{' }, /^\S*legal\.json: .*JSON/],
] as const) {
  test(`${what} is reported in one sentence that names the file`, async () => {
    const folder = contentFolder({ tenant: { siteKey: 'a', version: '6.3.0' } })
    for (const [name, content] of Object.entries(files)) saveContent(folder, name, content)
    const message = await startSandbox({ content: contentFolder(), siteContent: folder }).catch(
      (error) => error.message,
    )
    expect(message).not.toContain('\n')
    if (typeof sentence === 'string') expect(message.endsWith(sentence), message).toBe(true)
    else expect(message.slice(message.lastIndexOf('/') + 1)).toMatch(sentence)
  })
}

test('the name of a pulled file never leaves its folder, and is valid on every operating system', () => {
  const hash = /^[0-9a-f]{16}$/
  for (const [address, expected] of [
    ['https://cdn.test/a/b.jpg', 'cdn.test/a/b.jpg'],
    ['http://localhost:4000/files/a.jpg', 'localhost_4000/files/a.jpg'],
    ['https://cdn.test/ção%20b.jpg', 'cdn.test/ção b.jpg'],
    ['t/9f/a.jpg', 't/9f/a.jpg'],
    ['/a.jpg', 'a.jpg'],
  ])
    expect(assetFile(address ?? '')).toBe(expected)
  for (const address of [
    '../a',
    'a/../../b',
    '/..',
    'a/..%2f..%2fb',
    'a/%2e%2e/b',
    '.env',
    'a\\..\\b',
    'a:b',
    'a\0b',
    'x'.repeat(300),
    '~',
    'a.',
    '',
  ]) {
    const names = assetFile(address).split('/')
    expect(
      names.every((name) => hash.test(name) || /^[\w][\w-]*(\.\w+)?$/.test(name)),
      address,
    ).toBe(true)
    expect(names, address).not.toContain('..')
  }
  expect(assetFile('https://cdn.test/a', 'image/webp; charset=x')).toBe('cdn.test/a.webp')
  expect(assetFile('https://cdn.test/a.jpg?w=1')).not.toBe(assetFile('https://cdn.test/a.jpg?w=2'))
})
