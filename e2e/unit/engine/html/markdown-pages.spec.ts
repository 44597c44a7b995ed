import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readMarkdownPages } from '../../../../lib/engine/markdown/markdown-pages'
import { temporaryFolder } from '../../../sandbox/support/folders'

let folder: string

test.beforeEach(() => {
  folder = temporaryFolder()
})

const write = (name: string, text: string | Buffer) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

const read = (name: string, text: string | Buffer) => {
  write(`site/pages/${name}`, text)
  return readMarkdownPages(folder)
}

const head = '---\ntitle: Equipa\n---\n'

test('a file is a page, by its name, and its title is one line of visible text', () => {
  const { pages, problems } = read(
    'a-equipa.md',
    '---\r\ntitle: "Nós: a\\u202e\\nequipa"\r\n---\r\n## Quem\n\n*Olá*',
  )
  expect(problems).toEqual([])
  const address = { file: 'site/pages/a-equipa.md', slug: 'a-equipa', path: '/a-equipa' }
  const html = '<h2 id="quem">Quem</h2>\n<p><em>Olá</em></p>\n'
  const unset = {
    description: '',
    updatedOn: '',
    lang: '',
    translationOf: '',
    order: Number.MAX_SAFE_INTEGER,
  }
  const written = { title: 'Nós: a equipa', ...unset }
  expect(pages).toEqual([{ ...address, ...written, html, parts: [{ html }] }])
})

test('a file in a folder is a page below the folder', () => {
  expect(read('equipa/advogados/helena-prata.md', head)).toMatchObject({
    pages: [{ slug: 'equipa/advogados/helena-prata', path: '/equipa/advogados/helena-prata' }],
    problems: [],
  })
  // Below a page of the template that has nothing below it, too.
  expect(read('sobre/historia.md', head).problems).toEqual([])
})

test('an address that a route of app/ has is refused with both places, by its pattern too', () => {
  for (const route of ['equipa/[nome]', '(outros)/docs/[...rest]']) {
    write(`app/${route}/page.tsx`, '')
    write('app/[...page]/page.tsx', '')
  }
  write('site/pages/equipa.md', head)
  write('site/pages/docs/a/b.md', head)
  expect(read('equipa/rui.md', head)).toMatchObject({
    pages: [{ path: '/equipa' }],
    problems: [
      'site/pages/docs/a/b.md has the address of app/docs/[...rest]: /docs/a/b',
      'site/pages/equipa/rui.md has the address of app/equipa/[nome]: /equipa/rui',
    ],
  })
})

test('headings have an anchor, and keys scroll tables and wide code', () => {
  const body =
    '## *Preços* & prazos\n\n## Preços & prazos\n\n|a|b|\n|-|-|\n|1|2|\n\n```\nnpm run update-template\n```\n'
  const html = read('a.md', head + body).pages[0]?.html ?? ''
  expect(html).toContain('<h2 id="precos-prazos"><em>Preços</em> &amp; prazos</h2>')
  expect(html).toContain('<h2 id="precos-prazos-2">')
  expect(html).toMatch(
    /<div tabindex="0" role="group" aria-label="Tabela">\n<table>[\s\S]*<\/table>\n<\/div>/,
  )
  expect(html).toMatch(/<pre tabindex="0" role="group" aria-label="[^"]+"><code>npm run/)
})

test('without the folder, and with other files in it, there is no page', () => {
  for (const { pages, problems } of [readMarkdownPages(join(folder, 'nada')), read('notas.txt', 'x')])
    expect([...pages, ...problems]).toEqual([])
})

test('a page of an old editor is read, and what cannot be read is named with its line', () => {
  for (const bytes of [
    Buffer.from(`${head}Serviços à mão\n`.replaceAll('\n', '\r\n'), 'latin1'),
    `\uFEFF${head}Serviços à mão\n`,
  ])
    expect(read('equipa.md', bytes)).toMatchObject({
      pages: [{ html: '<p>Serviços à mão</p>\n' }],
      problems: [],
    })
  write('site/pages/._equipa.md', Buffer.from([0, 5, 22, 7]))
  expect(read('equipa.md', `${head}\nServi\uFFFDos`)).toEqual({
    pages: [],
    problems: ['site/pages/equipa.md:5 has a character that cannot be read: save the file as UTF-8'],
  })
})

test('a problem of a section is named with the line of the file', () => {
  const { pages, problems } = read('equipa.md', `${head}Olá\r\n\r\n:::gallery\r\n:::\r\n`)
  expect(pages).toEqual([])
  expect(problems).toEqual(['site/pages/equipa.md:6 gallery: pictures is missing'])
})

for (const [name, text, problem] of [
  ['Equipa.md', head, /needs a name of small letters/],
  [`${'a'.repeat(241)}.md`, head, /needs a name of at most 240 letters/],
  ['equipa/Rui.md', head, /needs a name of small letters/],
  ['Equipa/rui.md', head, /needs a name of small letters/],
  ['index.md', head, /is no page/],
  ['equipa/index.md', head, /is no page: that of a folder is beside it/],
  ['blog.md', head, /has the address of app\/blog: \/blog$/],
  ['servicos/x.md', head, /has the address of app\/servicos\/\[slug\]: \/servicos\/x$/],
  ['blog/etiqueta/x.md', head, /has the address of app\/blog\/etiqueta\/\[slug\]: /],
  ['api.md', head, /has the address of app\/api/],
  ['api/x/y.md', head, /has the address of app\/api/],
  ['equipa.md', '# Equipa', /must begin with a line ---/],
  ['equipa.md', '---\ndescription: x\n---\n', /cannot be read: title is missing: write "title: …"$/],
  ['equipa.md', '---\ntitle: "\\u200b"\n---\n', /title is empty/],
  ['equipa.md', '---\ntitle: x\nupdatedOn: ontem\n---\n', /updatedOn/],
  ['equipa.md', '---\ntitle: "x\n---\n', /cannot be read/],
  ['equipa.md', `${head}# Equipa`, /begin with ##/],
] as const) {
  test(`${name} with ${JSON.stringify(text)} is refused by name`, () => {
    const { pages, problems } = read(name, text)
    expect(pages).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]?.startsWith(`site/pages/${name} `)).toBe(true)
    expect(problems[0]).toMatch(problem)
  })
}
