import { expect, test } from '@playwright/test'
import { redirectProblems } from '../../../src/checks/redirect-problems'
import { patternMatcher } from '../../../src/next/redirect-pattern'
import { movedTo, redirectRules } from '../../../src/routing/query-redirects'
import { parseRedirectFile } from '../../../src/routing/redirect-list'
import { nextRedirects, readableTarget, redirectAdvice, redirectFinder } from '../../../src/routing/redirects'

test('a redirect is permanent unless it says otherwise, and may choose by a query', () => {
  expect(
    nextRedirects([
      { from: '/loja/:slug', to: '/produtos/:slug' },
      { from: '/:ano(\\d{4})/:nome/', to: '/blog/:nome' },
      { from: '/página?id=1.5&v', to: 'https://loja.test/', permanent: false },
    ]).filter(({ source }) => !source.includes('%E1')),
  ).toEqual([
    { source: '/loja/:slug{/}?', destination: '/produtos/:slug', permanent: true },
    { source: '/:ano(\\d{4})/:nome{/}?', destination: '/blog/:nome', permanent: true },
    {
      source: '/p%C3%A1gina{/}?',
      destination: 'https://loja.test/',
      permanent: false,
      has: [
        { type: 'query', key: 'id', value: '1\\.5' },
        { type: 'query', key: 'v', value: '' },
      ],
    },
  ])
})

test('a pattern that leads to the first page where nothing is left of its path has a rule for it', () => {
  const rules = (from: string, to: string) =>
    nextRedirects([{ from, to }]).map(({ source, destination }) => `${source} ${destination}`)
  expect(rules('/antigo/:path*', '/:path*')).toEqual(['/antigo{/}? /', '/antigo/:path*{/}? /:path*'])
  const home = patternMatcher('/antigo{/}?')
  expect(home && ['/antigo', '/antigo/', '/antigo/x'].map(home)).toEqual([true, true, false])
  expect(rules('/a/:x*/fim', '/:x*?y=1#z')).toEqual(['/a/fim{/}? /?y=1#z', '/a/:x*/fim{/}? /:x*?y=1#z'])
  expect(rules('/a/:x*', '/b/:x*')).toHaveLength(1)
  expect(rules('/a/:x*', '/:x*/c')).toHaveLength(1)
  expect(rules('/a/:x*', 'https://casa.test/:x*')).toHaveLength(1)
  const { rewrites } = redirectRules(false, [
    { from: '/?p=1', to: '/sobre' },
    { from: '/antigo/:path*', to: '/:path*' },
  ])
  expect(rewrites.map(({ source }) => source)).toEqual(['/', '/antigo/:path*{/}?'])
})

test('a redirect that hides a page, has no valid target or leads to another redirect is refused in one sentence', () => {
  const list = [
    { from: 'antigo', to: '/sobre' },
    { from: '/antigo/', to: '/sobre' },
    { from: '/Antigo', to: '/contactos' },
    { from: '/blog', to: '/sobre' },
    { from: '/equipa', to: '/sobre' },
    { from: '/x', to: 'sobre' },
    { from: '/y', to: 'http://outro.test' },
    { from: '/a', to: '/b' },
    { from: '/b', to: '/sobre' },
    { from: '/c/:path*', to: '/servicos' },
    { from: '/c/:path*', to: '/produtos' },
    { from: '/?p=12', to: '/blog/um' },
  ]
  expect(redirectProblems(list, ['/equipa'])).toEqual([
    'redirects: antigo must begin with /: the path without the domain',
    'redirects: /Antigo is listed twice: remove one',
    'redirects: /blog is a page of this site, which nobody could see any more',
    'redirects: /equipa is a page of this site, which nobody could see any more',
    'redirects: /x leads to "sobre": a path or an https address is needed',
    'redirects: /y leads to "http://outro.test": a path or an https address is needed',
    'redirects: /a leads to /b, which redirects again: name the final address',
    'redirects: /c/:path* is listed twice: remove one',
  ])
})

/** The target of an address in a list of redirects, with its status. */
function leads(from: string, to: string, permanent?: boolean) {
  const find = redirectFinder([{ from, to, ...(permanent !== undefined && { permanent }) }])
  return (target: string) => {
    const found = find(target)
    return found && `${found.status} ${found.location}`
  }
}

test('an address leads on in one hop however it is written, and its own parameters stay', () => {
  const about = leads('/quem-somos/', '/sobre')
  for (const written of ['/quem-somos', '/quem-somos/', '/Quem-Somos/', '/quem%2Dsomos'])
    expect(about(written)).toBe('308 /sobre')
  expect(about('/quem-somos/?utm_source=a%20b&c')).toBe('308 /sobre?utm_source=a%20b&c')
  for (const other of ['/quem-somos/x', '/quem', '/', '/quem-somos//']) expect(about(other)).toBeUndefined()
  const prices = leads('/preços', '/serviços?a=1#fim', false)
  for (const written of ['/pre%C3%A7os', '/pre%c3%a7os/', '/PRE%C3%87OS'])
    expect(prices(written)).toBe('307 /servi%C3%A7os?a=1#fim')
  expect(prices('/pre%C3%A7os?a=2&b=3')).toBe('307 /servi%C3%A7os?a=1&b=3#fim')
})

test('only an address that is written as in the list may be kept by a cache in front', () => {
  const find = redirectFinder([
    { from: '/Quem Somos+nós.html', to: '/sobre' },
    { from: '/?p=12', to: '/blog/um' },
  ])
  const isWritten = (target: string) => find(target)?.isWritten
  const written = '/Quem%20Somos+n%C3%B3s.html'
  for (const target of [written, written.replace('%C3%B3', '%F3')])
    expect(isWritten(target), target).toBe(true)
  for (const target of [written.toLowerCase(), `${written}/`, `${written}?a`, '/?p=12', '/?p=12&a'])
    expect(isWritten(target), target).toBe(false)
})

test('an address of the 2000s, whose letters are of Latin-1, is the same address, by its path and by its query', () => {
  for (const from of ['/serviços.asp', '/servi%E7os.asp', '/servi%C3%A7os.asp', '/Servic\u0327os.asp']) {
    const services = leads(from, '/servicos')
    for (const written of [
      '/servi%E7os.asp',
      '/servi%e7os.asp?a=1',
      '/SERVI%C7OS.ASP/',
      '/servi%C3%A7os.asp',
    ])
      expect(services(written), `${from} ${written}`).toMatch(/^308 \/servicos/)
    for (const other of ['/servi%E7o.asp', '/servi%E8os.asp', '/servios.asp'])
      expect(services(other)).toBeUndefined()
    // Next.js has both spellings.
    const sources = nextRedirects([{ from, to: '/servicos' }]).map(({ source }) => source.toLowerCase())
    expect(sources).toEqual(['/servi%c3%a7os.asp{/}?', '/servi%e7os.asp{/}?'])
  }
  const page = leads('/index.asp?pagina=preços', '/servicos')
  for (const written of ['pre%E7os', 'pre%C3%A7os'])
    expect(page(`/index.asp?pagina=${written}&a=%E1`)).toBe('308 /servicos?a=%E1')
  expect(nextRedirects([{ from: '/preço-€', to: '/servicos' }]).map(({ source }) => source)).toEqual([
    '/pre%C3%A7o-%E2%82%AC{/}?',
  ])
  const pattern = [{ from: '/loja/:slug', to: '/produtos/:slug' }]
  expect(readableTarget('/loja/caf%E9%2F1?a=%E1', pattern)).toBe('/loja/caf%C3%A9%2F1?a=%E1')
  for (const other of ['/cafe/caf%E9', '/loja/caf%C3%A9']) expect(readableTarget(other, pattern)).toBe(other)
})

test('Next.js reads what is no pattern as it is written, in the source and in the target', () => {
  const froms = ['/pladur+tetos.html', '/c++', '/a}b', '/a)b', '/a+b c&d=e.f|g[h]!']
  const list = froms.map((from) => ({ from, to: '/x' }))
  expect(redirectProblems(list, [])).toEqual([])
  for (const [index, { source }] of nextRedirects(list).entries()) {
    const matches = patternMatcher(source)
    const written = new URL(froms[index] ?? '', 'https://site.test').pathname
    expect(matches && [written, `${written}/`, `${written}x`].map(matches), source).toEqual([
      true,
      true,
      false,
    ])
  }
  const { redirects, rewrites } = redirectRules(false, [
    { from: '/a', to: '/b' },
    { from: '/lisboa', to: 'https://wiki.test/Lisboa_(cidade)' },
  ])
  expect(redirects).toHaveLength(1)
  expect(rewrites.map(({ destination }) => destination)).toEqual(['/api/moved/1?_moved=1'])
})

test('a line that never acts, or that Next.js cannot read, is reported with what to write', () => {
  const lines = (...body: string[]) =>
    redirectProblems(parseRedirectFile(`from,to\n${body.join('\n')}`).redirects, []).map((problem) =>
      problem.replaceAll('site/redirects.csv:', ''),
    )
  const above = 'comes before and takes its address: write it above that one'
  expect(lines('/loja/:slug,/produtos/:slug', '/loja/azul,/sobre', '/loja/:a/:b,/sobre')).toEqual([
    `3: /loja/azul never acts: 2: /loja/:slug ${above}`,
  ])
  expect(lines('/x/:path*,/sobre', '/x/:slug,/contactos', '/x/:id(\\d+),/contactos', '/x,/blog')).toEqual([
    `3: /x/:slug never acts: 2: /x/:path* ${above}`,
    `4: /x/:id(\\d+) never acts: 2: /x/:path* ${above}`,
    `5: /x never acts: 2: /x/:path* ${above}`,
  ])
  expect(lines('/x/:id(\\d+),/sobre', '/x/:slug,/contactos', '/x/azul,/blog')).toEqual([
    `4: /x/azul never acts: 3: /x/:slug ${above}`,
  ])
  expect(
    lines('/i.php?id,/sobre', '/i.php?id=5,/blog', '/i.php?x=1,/blog', '/i.php,/servicos', '/i.php?y=1,/a'),
  ).toEqual([
    `3: /i.php?id=5 never acts: 2: /i.php?id ${above}`,
    `6: /i.php?y=1 never acts: 5: /i.php ${above}`,
  ])
  expect(lines('/x/:slug?id=5,/sobre', '/x/azul,/blog', '/x/azul?id=5,/blog')).toEqual([
    `4: /x/azul?id=5 never acts: 2: /x/:slug?id=5 ${above}`,
  ])
  const backslash = 'write a backslash (\\+) before each of ( ) { } : * + that is meant literally'
  expect(
    lines(
      '/equipa#ana,/sobre',
      '/a/../b,/sobre',
      '/d,//other.example',
      '/e,/\\other.example',
      '/f,https://',
      '/c++/:slug,/sobre',
      '/foto(1).jpg,/sobre',
      '/g/:slug,/h/:nome',
      '/i/:slug,/c++',
      '/j/:slug?,/sobre',
    ),
  ).toEqual([
    '2: /equipa#ana never acts: no browser sends # and what follows: remove that part',
    '3: /a/../b never acts: browsers ask for /b instead: write that',
    '4: /d leads to "//other.example": a path or an https address is needed',
    '5: /e leads to "/\\other.example": a path or an https address is needed',
    '6: /f leads to "https://": a path or an https address is needed',
    `7: /c++/:slug is read as a pattern, but is not a valid one: ${backslash}`,
    `8: /foto(1).jpg is read as a pattern, in which (1) does not match brackets: ${backslash}`,
    '9: /g/:slug leads to /h/:nome, but has no :nome to fill in',
    `10: /i/:slug leads to /c++, which is read as a pattern, but is not a valid one: ${backslash}`,
    '11: /j/:slug? has an optional part, which is not supported: add a line without it',
  ])
  expect(lines('/a,/sobre', '/:path*,/novo/:path*')).toEqual([
    '2: /a leads to /sobre, which redirects again: name the final address',
    '3: /:path* leads to /novo/:path*, which redirects again: name the final address',
  ])
  expect(lines('/c\\+\\+/:slug,/sobre', '/foto\\(1\\).jpg,/sobre')).toEqual([])
})

test('a query that chooses a page is dropped, and no other parameter', () => {
  const post = leads('/?p=123', '/blog/um')
  expect(post('/?p=123')).toBe('308 /blog/um')
  expect(post('/?utm_source=x&p=123&gclid=y')).toBe('308 /blog/um?utm_source=x&gclid=y')
  for (const other of ['/', '/?p=1234', '/?P=123', '/blog?p=123']) expect(post(other)).toBeUndefined()
  const product = leads('/index.php?id=5&v', 'https://loja.test/caixa')
  expect(product('/index.php?v=2&id=5&a=1')).toBe('308 https://loja.test/caixa?a=1')
  expect(product('/index.php?id=5')).toBeUndefined()
})

test('Next.js, which keeps every parameter of a redirect, has rewrites from the first that a query chooses on', () => {
  const list = [
    { from: '/a/:slug', to: '/b/:slug' },
    { from: '/?p=12', to: '/blog/um' },
    { from: '/c/:slug*?id=5&v', to: 'https://loja.test/d/:slug*/?q=:slug&x=1#fim', permanent: false },
    { from: '/c/', to: '/servicos' },
  ]
  const { redirects, rewrites } = redirectRules(false, list)
  expect(redirects.map(({ source }) => source)).toEqual(['/a/:slug{/}?'])
  expect(rewrites.map(({ source, destination }) => `${source} ${destination}`)).toEqual([
    '/ /api/moved/1?_moved=1',
    '/c/:slug*{/}? /api/moved/2/=:slug/=1/d/:slug*?_moved=1',
    '/c{/}? /api/moved/3?_moved=1',
  ])
  const leads = (index: number, filled: string[], search: string) =>
    movedTo(index, filled, search, list)?.location
  expect(leads(1, [], 'utm_source=a%20b&p=12&_moved=1')).toBe('/blog/um?utm_source=a%20b')
  expect(leads(2, ['=é&f', '=1', 'd', 'a b', 'c/d'], 'v=3&id=5&x=2&z')).toBe(
    'https://loja.test/d/a%20b/c%2Fd/?q=%C3%A9%26f&x=1&z#fim',
  )
  expect(leads(3, [], 'id=6')).toBe('/servicos?id=6')
  expect(leads(4, ['sobre'], '')).toBeUndefined()
})

test('a file of redirects is read as a spreadsheet writes it, and each problem has its line', () => {
  const text =
    '\uFEFFfrom;to;permanent\r\n/a/;/sobre;\r\n"/b;c";/blog;FALSE\r\n\r\n/d;/sobre;sim\r\n/e;/f;true;x\r\n'
  const { redirects, problems } = parseRedirectFile(text)
  expect(redirects).toEqual([
    { from: '/a/', to: '/sobre', permanent: true, listedAt: 'site/redirects.csv:2' },
    { from: '/b;c', to: '/blog', permanent: false, listedAt: 'site/redirects.csv:3' },
  ])
  expect(problems).toEqual([
    'site/redirects.csv:5: permanent is "sim": write true, false, or nothing for true',
    'site/redirects.csv:6 has too many fields: put an address with a ";" in quotes',
  ])
  const lines = (body: string) => redirectProblems(parseRedirectFile(`from,to\n${body}`).redirects, [])
  expect(lines('/a,/sobre\n/b,\n/a/,/blog\n/c,/A')).toEqual([
    'site/redirects.csv:3: /b leads to "": a path or an https address is needed',
    'site/redirects.csv:4: /a/ is listed twice, also at site/redirects.csv:2: remove one',
    'site/redirects.csv:5: /c leads to /A, which redirects again: name the final address',
  ])
  expect(parseRedirectFile('from\tto\n/a\t/blog\n').redirects).toMatchObject([{ from: '/a', to: '/blog' }])
  expect(parseRedirectFile('from,to\n/a,/b\n/not\uFFFDcias,/blog').problems).toEqual([
    'site/redirects.csv:3 has a character that cannot be read: save the file as UTF-8',
  ])
  expect(parseRedirectFile('/a,/b\n').problems).toEqual(['site/redirects.csv:1 must be from,to,permanent'])
})

test('a build for Vercel advises when there are more redirects than Vercel takes', () => {
  expect(redirectAdvice(2_000)).toEqual([])
  process.env.VERCEL = '1'
  expect(redirectAdvice(1_024)).toEqual([])
  expect(redirectAdvice(1_025)).toEqual([expect.stringContaining('There are 1025 redirects')])
  delete process.env.VERCEL
})
