import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { MARE_ALTA, NOVO, OFICINA, read, resourceOf } from './support/client'
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

test('a save is live on the next read', async () => {
  for (const name of ['Um', 'Dois', 'Três']) {
    saveContent(content, 'mare-alta/settings', { name })
    expect(await resourceOf(sandbox.origin, MARE_ALTA, 'settings')).toMatchObject({ name })
  }
})

test('a first file, even in a new folder, is live; a removed one leaves the resource unauthored', async () => {
  const file = saveContent(content, 'sitio-novo/values', [{ slug: 'x' }])
  expect(await resourceOf(sandbox.origin, NOVO, 'values')).toHaveLength(1)
  rmSync(file)
  expect(await resourceOf(sandbox.origin, NOVO, 'values')).toEqual([])
  rmSync(join(content, NOVO), { recursive: true })
  expect((await read(sandbox.origin, NOVO, 'values')).status).toBe(200)
})

test('an invalid save keeps what was served before and says what is wrong, once', async () => {
  saveContent(content, 'mare-alta/settings', { name: 'Boa' })
  await read(sandbox.origin, MARE_ALTA, 'settings')
  saveContent(content, 'mare-alta/settings', { name: 'Má', telefone: '' })
  for (let reading = 0; reading < 3; reading += 1) {
    expect(await resourceOf(sandbox.origin, MARE_ALTA, 'settings')).toMatchObject({ name: 'Boa' })
  }
  expect(
    sandbox.log().match(/invalid content, not served: .*mare-alta\/settings\.json: .*"telefone"/g),
  ).toHaveLength(1)
  saveContent(content, 'mare-alta/settings', { name: 'Corrigida' })
  expect(await resourceOf(sandbox.origin, MARE_ALTA, 'settings')).toMatchObject({ name: 'Corrigida' })
})

test('a file that was never valid: 500 with an error', async () => {
  const response = await read(sandbox.origin, MARE_ALTA, 'values')
  expect(response.status).toBe(500)
  expect(await response.json()).toEqual({ error: expect.stringContaining('mare-alta/values.json') })
  expect((await read(sandbox.origin, MARE_ALTA, 'services')).status).toBe(200)
})

test('a file that nothing will serve is named at the start', () => {
  expect(sandbox.log()).toContain('mare-alta/servicos.json is no resource')
  expect(sandbox.log()).toContain('oficina-castro/posts.json is no resource')
})

test('collections are in the order of the file; posts newest first, without drafts', async () => {
  const slugs = ['c', 'a', 'b']
  saveContent(
    content,
    'mare-alta/faqs',
    slugs.map((slug) => ({ slug })),
  )
  const faqs = await resourceOf(sandbox.origin, MARE_ALTA, 'faqs')
  expect(faqs.map(({ slug }: { slug: string }) => slug)).toEqual(slugs)

  saveContent(content, 'mare-alta/posts', [
    { slug: 'old', publishedAt: '2023-12-31' },
    { slug: 'draft', publishedAt: '2025-06-01', draft: true },
    { slug: 'new', publishedAt: '2025-01-01', draft: false },
    { slug: 'same-day', publishedAt: '2025-01-01' },
  ])
  const posts = await resourceOf(sandbox.origin, MARE_ALTA, 'posts')
  expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(['new', 'same-day', 'old'])
  expect(JSON.stringify(posts)).not.toContain('draft')
})

test('a testimonial without a quote is withheld', async () => {
  saveContent(content, 'mare-alta/testimonials', [
    { slug: 'a', quote: 'Boa.' },
    { slug: 'b', author: 'Rui' },
  ])
  const testimonials = await resourceOf(sandbox.origin, MARE_ALTA, 'testimonials')
  expect(testimonials.map(({ slug }: { slug: string }) => slug)).toEqual(['a'])
})

test('6.3.0 file addresses are absolute, in posts too; foreign ones and links stay', async () => {
  const files = `${sandbox.origin}/files`
  const picture = (src: string) => `<img alt="" src="${src}" width="1" height="1" data-align="left">`
  const link = '<a href="/servicos">x</a>'
  saveContent(content, 'mare-alta/posts', [
    {
      slug: 'a',
      publishedAt: '2025-01-01',
      coverImage: { url: '/mare-alta/um dois.jpg' },
      body: `${picture('/mare-alta/a.jpg')}${picture('https://cdn.example/b.jpg')}${link}`,
    },
  ])
  saveContent(content, 'mare-alta/projects', [
    {
      slug: 'a',
      links: [{ url: 'https://a.example/' }],
      assets: [
        { kind: 'image', url: '/mare-alta/a.jpg' },
        { kind: 'image', url: 'https://cdn.example/b.jpg' },
      ],
    },
  ])
  expect(await resourceOf(sandbox.origin, MARE_ALTA, 'posts')).toMatchObject([
    {
      coverImage: { url: `${files}/mare-alta/um%20dois.jpg` },
      body: `${picture(`${files}/mare-alta/a.jpg`)}${picture('https://cdn.example/b.jpg')}${link}`,
    },
  ])
  expect(await resourceOf(sandbox.origin, MARE_ALTA, 'projects')).toMatchObject([
    {
      links: [{ url: 'https://a.example/' }],
      assets: [{ url: `${files}/mare-alta/a.jpg` }, { url: 'https://cdn.example/b.jpg' }],
    },
  ])
})

test('4.1.0 pathnames are delivered as they are', async () => {
  const pathname = 'oficina-castro/casos/um dois.jpg'
  saveContent(content, 'oficina-castro/caseStudies', [{ slug: 'a', assets: [{ kind: 'image', pathname }] }])
  expect(await resourceOf(sandbox.origin, OFICINA, 'caseStudies')).toMatchObject([{ assets: [{ pathname }] }])
})
