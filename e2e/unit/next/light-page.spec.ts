import { expect, test } from '@playwright/test'
import { scriptHash } from '../../../lib/headers/script-hash'
import { type FullPage, lightPage } from '../../../lib/next/light-page/light-page'

const modules = new Map([
  ['1', { file: 'layout-router.js', needsScript: false }],
  ['2', { file: 'counter.tsx', needsScript: true }],
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

/** Flight data of a page that names these modules. A text row has no line end: the row after it begins at its last letter. */
const flight = (...ids: string[]) =>
  Buffer.from(
    `1:"$Sreact.fragment"\n5:T5,a\nb:I${ids.map((id) => `a:I[${id},["/_next/static/chunks/a.js"],"default"]\n`).join('')}0:{"b":"build"}\n`,
  )
const still = flight('1')
const withCounter = flight('1', '2')

/** A page as Next.js writes it: its flight data in two parts. */
const page = (data: Buffer, content = '<p>Olá</p>') =>
  `<!DOCTYPE html><html><head>${preload}${file('a')}${file('old', ' noModule=""')}</head><body>${content}${jsonLd}${file('c', ' id="_R_" async=""')}${start}${opened}${push(1, data.toString().slice(0, 20))}${push(1, data.toString().slice(20))}</body></html>`
const full = (data: Buffer, html = page(data)): FullPage => ({ html, runsAlways: false })
const inlineScripts = (html: string) =>
  [...html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)].map(([, text = '']) => text)

test('a page without a client component has no script and no flight data, and keeps all else', () => {
  const { html, scriptHashes } = lightPage(full(still), modules)
  expect(html).toBe(`<!DOCTYPE html><html><head></head><body><p>Olá</p>${jsonLd}</body></html>`)
  expect(scriptHashes).toEqual([])
})

test('a page with one is as Next.js has made it, and allows exactly its inline scripts', () => {
  const given = full(withCounter)
  const { html, scriptHashes } = lightPage(given, modules)
  expect(html).toBe(given.html)
  expect(scriptHashes).toEqual(inlineScripts(html).map(scriptHash))
  expect(scriptHashes).toHaveLength(4)
})

test('so is every page with `instrumentation-client`, and a page that a script draws or completes', () => {
  for (const given of [
    { ...full(still), runsAlways: true },
    full(still, page(still).replace('<html>', '<html id="__next_error__">')),
    full(still, page(still, '<template id="B:0"></template>')),
  ])
    expect(lightPage(given, modules).html).toBe(given.html)
})

test('a page that is light already stays as it is', () => {
  const once = lightPage(full(still), modules)
  expect(lightPage(full(still, once.html), modules)).toEqual(once)
})

test('what the content says does not bring scripts: no route has such a module', () => {
  expect(lightPage(full(flight('1', '9')), modules).scriptHashes).toEqual([])
})

test('an inline script that came in some other way is not allowed, whatever it looks like', () => {
  for (const text of [
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  ]) {
    const given = full(withCounter, page(withCounter, `<script>${text}</script>`))
    const { html, scriptHashes } = lightPage(given, modules)
    expect(html).toContain(text)
    expect(scriptHashes).not.toContain(scriptHash(text))
  }
})
