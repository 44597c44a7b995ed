import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { MARE_ALTA, NOVO, OFICINA } from './support/client'
import { runSandboxCommand, type SandboxCommand } from './support/command'
import { contentFolder, saveContent } from './support/folders'

let sandbox: SandboxCommand
const content = contentFolder({
  'mare-alta/settings': { name: 'Antes' },
  'mare-alta/values': '{ never valid',
  'mare-alta/servicos': [],
  'oficina-castro/posts': [],
})

test.beforeAll(async () => {
  sandbox = await runSandboxCommand({ content })
})
test.afterAll(() => sandbox.stop())

/** Saves a resource, and returns what is served. */
function saved(siteKey: string, resource: string, value: unknown) {
  saveContent(content, `${siteKey}/${resource}`, value)
  return sandbox.resourceOf(siteKey, resource)
}

test('a save is live on the next read; a removed file leaves the resource unauthored', async () => {
  for (const name of ['Um', 'Dois', 'Três'])
    expect(await saved(MARE_ALTA, 'settings', { name })).toMatchObject({ name })
  expect(await saved(NOVO, 'values', [{ slug: 'x' }])).toHaveLength(1)
  rmSync(join(content, NOVO), { recursive: true })
  expect(await sandbox.resourceOf(NOVO, 'values')).toEqual([])
})

test('an invalid save keeps what was served before and says what is wrong, once', async () => {
  await saved(MARE_ALTA, 'settings', { name: 'Boa' })
  for (let reading = 0; reading < 3; reading += 1)
    expect(await saved(MARE_ALTA, 'settings', { name: 'Má', telefone: '' })).toMatchObject({ name: 'Boa' })
  const logLines = /invalid content, not served: .*mare-alta\/settings\.json: .*"telefone"/g
  expect(sandbox.log().match(logLines)).toHaveLength(1)
  expect(await saved(MARE_ALTA, 'settings', { name: 'Corrigida' })).toMatchObject({ name: 'Corrigida' })
})

test('a file that was never valid answers 500 with an error, and a file of no resource is named at the start', async () => {
  const response = await sandbox.call(MARE_ALTA, 'values')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: expect.stringContaining('mare-alta/values.json') })
  expect((await sandbox.call(MARE_ALTA, 'services')).status).toBe(200)
  expect(sandbox.log()).toContain('mare-alta/servicos.json is no resource')
  expect(sandbox.log()).toContain('oficina-castro/posts.json is no resource')
})

test('collections keep the order of their file, posts are newest first without drafts, and testimonials without a quote are left out', async () => {
  const slugsOf = async (resource: string, records: object[]) =>
    (await saved(MARE_ALTA, resource, records)).map(({ slug }: { slug: string }) => slug)
  expect(await slugsOf('faqs', [{ slug: 'c' }, { slug: 'a' }, { slug: 'b' }])).toEqual(['c', 'a', 'b'])
  const posts = [
    { slug: 'old', publishedAt: '2023-12-31' },
    { slug: 'draft', publishedAt: '2025-06-01', draft: true },
    { slug: 'new', publishedAt: '2025-01-01', draft: false },
    { slug: 'same-day', publishedAt: '2025-01-01' },
  ]
  expect(await slugsOf('posts', posts)).toEqual(['new', 'same-day', 'old'])
  expect(JSON.stringify(await sandbox.resourceOf(MARE_ALTA, 'posts'))).not.toContain('draft')
  const testimonials = [{ slug: 'a', quote: 'Boa.' }, { slug: 'b' }]
  expect(await slugsOf('testimonials', testimonials)).toEqual(['a'])
})

test('6.3.0 file addresses are absolute, in posts too; foreign ones, links and 4.1.0 pathnames stay', async () => {
  const files = `${sandbox.origin}/files`
  const foreign = 'https://cdn.example/b.jpg'
  const picture = (src: string) => `<img alt="" src="${src}" width="1" height="1" data-align="left">`
  const post = (cover: string, source: string) => ({
    ...{ slug: 'a', publishedAt: '2025-01-01', coverImage: { url: cover } },
    body: `${picture(source)}${picture(foreign)}<a href="/servicos">x</a>`,
  })
  const posts = await saved(MARE_ALTA, 'posts', [post('/mare-alta/um dois.jpg', '/mare-alta/a.jpg')])
  expect(posts).toMatchObject([post(`${files}/mare-alta/um%20dois.jpg`, `${files}/mare-alta/a.jpg`)])

  const project = (file: string) => ({
    slug: 'a',
    links: [{ url: 'https://a.example/' }],
    assets: [file, foreign].map((url) => ({ kind: 'image', url })),
  })
  const projects = await saved(MARE_ALTA, 'projects', [project('/mare-alta/a.jpg')])
  expect(projects).toMatchObject([project(`${files}/mare-alta/a.jpg`)])

  const assets = [{ kind: 'image', pathname: 'oficina-castro/casos/um dois.jpg' }]
  expect(await saved(OFICINA, 'caseStudies', [{ slug: 'a', assets }])).toMatchObject([{ assets }])
})
