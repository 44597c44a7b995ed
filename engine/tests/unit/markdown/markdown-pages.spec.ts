import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { readMarkdownPages } from '../../../src/markdown/markdown-pages'
import { temporaryFolder } from '../../sandbox/support/folders'

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
    bare: false,
  }
  const written = { title: 'Nós: a equipa', ...unset }
  expect(pages).toEqual([{ ...address, ...written, html, parts: [{ html }] }])
})

test('a file in a folder is a page below the folder', () => {
  expect(read('equipa/advogados/helena-prata.md', head)).toMatchObject({
    pages: [{ slug: 'equipa/advogados/helena-prata', path: '/equipa/advogados/helena-prata' }],
    problems: [],
  })
  // A page is also allowed below a template page without subpages.
  expect(read('sobre/historia.md', head).problems).toEqual([])
})

test('a page at an address that a route of app/ has is refused, also by the pattern of the route', () => {
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

for (const [written, title] of [
  ['**Novidade**', '**Novidade**'],
  ['Somos #1 no Porto', 'Somos #1 no Porto'],
  ['2026', '2026'],
  ['1.50', '1.50'],
  ['[Novo]', '[Novo]'],
  ['[Novo] no Porto', '[Novo] no Porto'],
  ['Horário: das 9h às 18h', 'Horário: das 9h às 18h'],
  ['@casa, & mais: *tudo*', '@casa, & mais: *tudo*'],
  ['"Aspas #1"', 'Aspas #1'],
  ['!Novo mundo', '!Novo mundo'],
] as const)
  test(`title: ${written} is the title that is meant`, () => {
    const text = `---\norder: 1 # primeira\ntitle: ${written}\ndescription:\n---\n`
    expect(read('equipa.md', text)).toMatchObject({ pages: [{ title, description: '' }], problems: [] })
  })

test('a head may be the whole file, without a line break at its end', () => {
  expect(read('equipa.md', '---\ntitle: x\n--- ')).toMatchObject({
    pages: [{ title: 'x', html: '' }],
    problems: [],
  })
  expect(read('equipa.md', '---\n---\nx\n---\n').problems).toEqual([
    'site/pages/equipa.md:1 has a head that cannot be read: title is missing: write "title: …"',
  ])
})

test('links between files, and pictures, get their addresses on the site', () => {
  write('public/guia.pdf', '')
  write('public/fotos/a.jpg', '')
  write('site/pages/equipa.md', head)
  write('site/pages/equipa/ana.md', head)
  const written = {
    'ana.md': '/equipa/ana',
    './ana.md#hoje': '/equipa/ana#hoje',
    '../equipa.md': '/equipa',
    'equipa.md': '/equipa',
    equipa: '/equipa',
    '/equipa.md': '/equipa',
    'contactos?a=1': '/contactos?a=1',
    'geral@casa.pt': 'mailto:geral@casa.pt',
    'www.sapo.pt': 'https://www.sapo.pt',
    'sapo.pt/x': 'https://sapo.pt/x',
    '../../../public/guia.pdf': '/guia.pdf',
    'https://a.pt': 'https://a.pt',
    '#x': '#x',
    'tel:+351210000140': 'tel:+351210000140',
  }
  const links = Object.keys(written).map((one) => `[x](${one})`)
  const pictures = '![](fotos/a.jpg) <a href="ana.md">x</a> <!-- <img src="x.jpg"> -->\n'
  const { pages, problems } = read('equipa/rui.md', `${head}${links.join('\n')}\n${pictures}`)
  expect(problems).toEqual([])
  const html = pages.find(({ path }) => path === '/equipa/rui')?.html ?? ''
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    ...Object.values(written),
    '/equipa/ana',
  ])
  expect(html).toContain('<img src="/fotos/a.jpg" alt="">')
})

test('on Vercel, where files of public/ may be missing, links and pictures get their addresses and none is refused', () => {
  Object.assign(process.env, { VERCEL: '1' })
  const { pages, problems } = read('equipa.md', `${head}![](a.jpg) [x](guia.pdf) [x](www.sapo.pt) [x](nada)`)
  Reflect.deleteProperty(process.env, 'VERCEL')
  expect(problems).toEqual([])
  const addresses = [...(pages[0]?.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, one]) => one)
  expect(addresses).toEqual(['/a.jpg', '/guia.pdf', 'https://www.sapo.pt', 'nada'])
})

const htmlOf = (text: string) => read('a.md', head + text).pages[0]?.html ?? ''

test('a table of few columns that a phone has no room for becomes rows of label and value there', () => {
  const table = (head: string, row: string) =>
    htmlOf(`| ${head} |\n|${'---|'.repeat(head.split('|').length)}\n| ${row} |`)
  const fourColumns = table(
    'Quarto | Dias de semana | Fim de semana | Época alta',
    'Rio | 80 € | 95 € | 120 &amp; mais',
  )
  expect(fourColumns).toContain('data-rows=""')
  expect(fourColumns).toContain('<td data-label="Fim de semana">95 €</td>')
  expect(table('Dia | Manhã | Tarde', 'Seg | 9h | 14h'), 'it fits').not.toContain('data-rows')
  const sevenCells = Array.from({ length: 7 }, () => 'Comprimento').join(' | ')
  expect(table(sevenCells, sevenCells), 'so many columns scroll').not.toContain('data-rows')
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

test('without site/pages/, and with other files in it, there are no Markdown pages', () => {
  for (const { pages, problems } of [readMarkdownPages(join(folder, 'nada')), read('notas.txt', 'x')])
    expect([...pages, ...problems]).toEqual([])
})

test('a page in Windows-1252 is read, and a character that cannot be decoded is reported with its line', () => {
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
  ['Equipa.md', head, /needs a name of lower-case letters/],
  [`${'a'.repeat(241)}.md`, head, /needs a name of at most 240 letters/],
  ['equipa/Rui.md', head, /needs a name of lower-case letters/],
  ['Equipa/rui.md', head, /needs a name of lower-case letters/],
  ['index.md', head, /is not a page/],
  ['equipa/index.md', head, /is not a page: the page of a folder is beside it/],
  ['blog.md', head, /has the address of app\/blog: \/blog$/],
  ['servicos/x.md', head, /has the address of app\/servicos\/\[slug\]: \/servicos\/x$/],
  ['blog/etiqueta/x.md', head, /has the address of app\/blog\/etiqueta\/\[slug\]: /],
  ['api.md', head, /has the address of app\/api/],
  ['api/x/y.md', head, /has the address of app\/api/],
  ['equipa.md', '# Equipa', /must begin with a line ---/],
  ['404.md', head, /is a page that nobody can ask for: its texts are notFound and errorCopy in site/],
  ['500.md', head, /is a page that nobody can ask for/],
  ['equipa.markdown', head, /has another ending than \.md: rename it/],
  ['equipa.MD', head, /has another ending than \.md: rename it/],
  [
    'equipa.md',
    '---\ntitle: a # b\n---\n',
    /:2 has a head that cannot be read: put the text in quotes, or what/,
  ],
  [
    'equipa.md',
    '---\nlang: en\ntitle:\n  pt: x\n---\n',
    /:4 has a head that cannot be read: title must be a text/,
  ],
  ['equipa.md', '---\ntitle: x\npicture: { src: /a.jpg, alt: Foto #1 }\n---\n', /:3 has a head that cannot/],
  ['equipa.md', `${head}\n![](foto.jpg)`, /:5 shows "foto\.jpg", which is not in public\/: put it there/],
  ['equipa.md', `${head}\n<p><img src="foto.jpg"></p>`, /:5 shows "foto\.jpg"/],
  ['equipa.md', `${head}[x](rui.md)`, /:4 links to "rui\.md", which is no page: write a path such as/],
  ['equipa.md', `${head}Um\n\n<a href="rui">x</a>`, /:6 links to "rui"/],
  [
    'equipa.md',
    `${head}- um\n:::pages\n:::\n`,
    /:5 begins a section within a list or a quote: put an empty line/,
  ],
  ['equipa.md', `${head}\n> um\n>\n> :::pages\n> :::\n`, /:7 begins a section within a list or a quote/],
  ['equipa.md', `${head}<div>\n:::pages\n:::\n</div>`, /:5 begins a section within HTML: put an empty line/],
  [
    'equipa.md',
    `${head}<div>\n\n:::pages\n:::\n\n</div>`,
    /:6 begins a section within <div>, which has to end/,
  ],
  ['equipa.md', '---\ndescription: x\n---\n', /cannot be read: title is missing: write "title: …"$/],
  ['equipa.md', '---\ntitle: "\\u200b"\n---\n', /title is empty/],
  ['equipa.md', '---\ntitle: x\nupdatedOn: ontem\n---\n', /updatedOn/],
  ['equipa.md', '---\ntitle: "x\n---\n', /cannot be read/],
  ['equipa.md', `${head}# Equipa`, /begin with ##/],
] as const) {
  test(`${name} with ${JSON.stringify(text)} is refused with the name of the file`, () => {
    const { pages, problems } = read(name, text)
    expect(pages).toEqual([])
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^site/pages/${name}(?::\\d+)? `))
    expect(problems[0]).toMatch(problem)
  })
}
