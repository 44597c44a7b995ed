import { expect, test } from '@playwright/test'
import { scriptHash } from '../../../lib/headers/script-hash'
import { clientComponents } from '../../../lib/next/light-page/flight'
import { lightPage } from '../../../lib/next/light-page/light-page'

const modules = new Map([
  ['1', { file: 'layout-router.js', isOfSite: false }],
  ['2', { file: 'form.tsx', isOfSite: true }],
  ['3', { file: 'gallery.tsx', isOfSite: true }],
])

const file = (name: string, rest = ' async=""') =>
  `<script src="/_next/static/chunks/${name}.js"${rest}></script>`
const start =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});</script>'
const opened = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const push = (...parts: unknown[]) =>
  `<script>self.__next_f.push(${JSON.stringify(parts).replaceAll('<', '\\u003c')})</script>`
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/c.js"/>'
const jsonLd = '<script type="application/ld+json">{"@type":"Service"}</script>'
/** Flight data of a page with this in its body. */
const flight = (content: unknown) =>
  Buffer.from(
    [
      '1:"$Sreact.fragment"',
      '2:I[1,["/_next/static/chunks/a.js"],"default"]',
      '3:I[2,["/_next/static/chunks/b.js"],"Form"]',
      '4:I[3,["/_next/static/chunks/b.js"],"Gallery"]',
      '5:T5,a\nb:I6:["$","$L3",null,{}]',
      `0:${JSON.stringify({ P: null, f: ['$', '$1', 'c', { children: [content, ['$', '$L2', null, {}]] }], b: 'build-1' })}`,
      '',
    ].join('\n'),
  )
const still = flight(['$', 'p', null, { children: 'Olá' }])
const withForm = flight([
  '$',
  'section',
  null,
  { id: 'pedido', className: 'p-4 sm:p-8', children: ['$', '$L3', null, {}] },
])

/** A page as Next.js writes it: its flight data in two parts, unless told otherwise. */
const page = (data: Buffer, content = '<p>Olá</p>', pushed = halves(data)) =>
  `<html><head>${preload}${file('a')}${file('old', ' noModule=""')}</head><body>${content}${jsonLd}${file('c', ' id="_R_" async=""')}${start}${opened}${pushed}</body></html>`
const halves = (data: Buffer) => {
  const text = data.toString()
  return push(1, text.slice(0, 40)) + push(1, text.slice(40))
}
const full = (flight: Buffer, html = page(flight)) => ({ html, flight, hasDataAddress: true })
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)].map(([, text = '']) => text)

test('a page without a client component of the site has no script and no flight data, and keeps all else', () => {
  const { html, scriptHashes } = lightPage(full(still), modules)
  expect(html).toBe(`<html><head></head><body><p>Olá</p>${jsonLd}</body></html>`)
  expect(scriptHashes).toEqual([])
})

test('a page with one names its files at its end, has its content once, and allows exactly its inline scripts', () => {
  const { html, scriptHashes } = lightPage(full(withForm), modules)
  expect(html).not.toMatch(/<script src|preload"|__next_f\.push/)
  expect(html).toContain('["/_next/static/chunks/a.js","/_next/static/chunks/c.js"]')
  expect(html).toContain(
    String.raw`[["section[id=\"pedido\"][class=\"p-4 sm:p-8\"]",false]],"\"b\":\"build-1\""]`,
  )
  const inline = inlineScripts(html)
  expect(inline).toHaveLength(2)
  expect(scriptHashes).toEqual(inline.map(scriptHash))
})

test('a page keeps its flight data when the same cannot be requested', () => {
  const text = withForm.toString()
  const unnamed = Buffer.from(text.replace(',"b":"build-1"', ''))
  const pages = {
    'no address': { ...full(withForm), hasDataAddress: false },
    'no build': full(unnamed),
    'other data': full(withForm, page(withForm, '', push(1, `${text}7:"more"\n`))),
    'binary data': full(withForm, page(withForm, '', push(1, text) + push(3, 'AAAA'))),
  }
  for (const [what, given] of Object.entries(pages)) {
    const { html, scriptHashes } = lightPage(given, modules)
    const inline = inlineScripts(html)
    expect(
      inline.filter((script) => script.startsWith('self.__next_f.push(')),
      what,
    ).toEqual(inlineScripts(given.html).filter((script) => script.startsWith('self.__next_f.push(')))
    expect(html, what).toContain('false]],""]')
    expect(scriptHashes, what).toEqual(inline.map(scriptHash))
  }
})

for (const [what, content] of [
  ['light', still],
  ['with late scripts', withForm],
] as const) {
  test(`a page that is ${what} already stays as it is`, () => {
    const once = lightPage(full(content), modules)
    expect(lightPage(full(content, once.html), modules)).toEqual(once)
  })
}

test('an inline script that came in some other way is not allowed, whatever it looks like', () => {
  for (const text of [
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  ]) {
    const given = full(withForm, page(withForm, `<script>${text}</script>`))
    const { html, scriptHashes } = lightPage(given, modules)
    expect(html).toContain(text)
    expect(scriptHashes).not.toContain(scriptHash(text))
  }
})

test('what Next.js writes in another way is an error, not a page without its scripts', () => {
  const unknown = flight(['$', 'p', null, { children: ['$', '$L7', null, {}] }])
  const newer = Buffer.concat([Buffer.from('7:I[9,[],"default"]\n'), unknown])
  for (const given of [
    full(newer),
    full(Buffer.from('no flight data')),
    full(Buffer.from('1:"a"\n')),
    full(still, page(still, '<template id="B:0"></template>')),
    full(withForm, page(withForm).replace('</body>', '')),
  ])
    expect(() => lightPage(given, modules)).toThrow(SyntaxError)
})

test('a client component stands behind the element before it, or in the one around it', () => {
  const form = ['$', '$L3', null, {}]
  const heading = ['$', 'h2', null, { className: 'text-section', children: 'Título' }]
  const places = (content: unknown) =>
    clientComponents(flight(content)).flatMap(({ moduleId, place }) => (moduleId === '1' ? [] : place))
  const div = (...children: unknown[]) => ['$', 'div', null, { id: 'x', children }]
  const [x, h2] = [
    { tag: 'div', id: 'x' },
    { tag: 'h2', className: 'text-section' },
  ]
  expect(places(div(form))).toEqual([{ around: [x], before: [] }])
  expect(places(div(heading, form))).toEqual([{ around: [x], before: [h2] }])
  expect(places(div(heading, ['$', '$L2', null, { children: form }]))).toEqual([
    { around: [x], before: [h2] },
  ])
  expect(places(div(div('$6')))).toEqual([{ around: [x, x], before: [] }])
  expect(places(form)).toEqual([{ around: [], before: [] }])
})
