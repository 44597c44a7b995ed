import { expect, test } from '@playwright/test'
import { scriptHash } from '../../../../src/headers/security-headers'
import { lightPage } from '../../../../src/next/light-page/light-page'

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

/** The flight data of a page that names these modules. A text row has no line break: the next row starts right after its last letter. */
const flight = (...ids: string[]) =>
  Buffer.from(
    `1:"$Sreact.fragment"\n5:T5,a\nb:I${ids.map((id) => `a:I[${id},["/_next/static/chunks/a.js"],"default"]\n`).join('')}0:{"b":"build"}\n`,
  )

/** A page as Next.js renders it, with its flight data in two parts. */
const page = (data: Buffer, content = '<p>Olá</p>') =>
  `<!DOCTYPE html><html><head>${preload}${file('a')}${file('old', ' noModule=""')}</head><body>${content}${jsonLd}${file('c', ' id="_R_" async=""')}${start}${opened}${push(1, data.toString().slice(0, 20))}${push(1, data.toString().slice(20))}</body></html>`
const still = page(flight('1'))
const withCounter = flight('1', '2')

test.afterEach(() => {
  process.env.HAS_CLIENT_INSTRUMENTATION = ''
})

test('a page without a client component has no script and no flight data, and keeps all else', () => {
  const light = {
    html: `<!DOCTYPE html><html><head></head><body><p>Olá</p>${jsonLd}</body></html>`,
    scriptHashes: [],
  }
  expect(lightPage(still, modules)).toEqual(light)
  expect(lightPage(light.html, modules), 'light already').toEqual(light)
})

test('a page with a client component stays as Next.js rendered it, and allows exactly its inline scripts', () => {
  const rendered = page(withCounter)
  const { html, scriptHashes } = lightPage(rendered, modules)
  expect(html).toBe(rendered)
  const inlineScripts = html.matchAll(/<script(?: id="_R_")?>(.*?)<\/script>/gs)
  expect(scriptHashes).toEqual([...inlineScripts].map(([, text = '']) => scriptHash(text)))
  expect(scriptHashes).toHaveLength(4)
})

test('a page that a script draws or completes stays as rendered, and so does every page with `instrumentation-client`', () => {
  for (const rendered of [
    still.replace('<html>', '<html id="__next_error__">'),
    page(flight('1'), '<template id="B:0"></template>'),
  ])
    expect(lightPage(rendered, modules).html).toBe(rendered)
  process.env.HAS_CLIENT_INSTRUMENTATION = '1'
  expect(lightPage(still, modules).html).toBe(still)
})

test('a module in the flight data that no route has brings no script', () => {
  expect(lightPage(page(flight('1', '9')), modules).scriptHashes).toEqual([])
})

test('an inline script that came in some other way is not allowed, whatever it looks like', () => {
  for (const text of [
    'alert(1)',
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,alert(1)])',
    '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  ]) {
    const { html, scriptHashes } = lightPage(page(withCounter, `<script>${text}</script>`), modules)
    expect(html).toContain(text)
    expect(scriptHashes).not.toContain(scriptHash(text))
  }
})

test('a form with a server action has no empty address, which HTML does not allow', () => {
  const form = (action: string) => `<form${action} encType="multipart/form-data" method="POST"></form>`
  const rendered = page(flight('1'), form(' action=""'))
  expect(lightPage(rendered, modules).html).toContain(form(''))
  const other = page(flight('1'), '<form action="/pesquisa"></form><p>action=&quot;&quot;</p>')
  expect(lightPage(other, modules).html).toContain(
    '<form action="/pesquisa"></form><p>action=&quot;&quot;</p>',
  )
})

/** A page of about `kilobytes`, with proportionally many scripts. */
function largePage(kilobytes: number): string {
  const pieces = Array.from({ length: kilobytes }, (_, n) =>
    push(1, `${n}:["$","p",null,"${'x'.repeat(500)}"]\n`),
  )
  return still
    .replace('<p>', `<p>${'y'.repeat(500 * kilobytes)}`)
    .replace('</body>', `${pieces.join('')}</body>`)
}

/** The CPU time in microseconds. */
function work(html: string): number {
  const before = process.cpuUsage()
  lightPage(html, modules)
  const { user, system } = process.cpuUsage(before)
  return user + system
}

test('a page of twice the size takes at most 2.5 times the work', () => {
  const [small, large] = [largePage(1_000), largePage(2_000)]
  work(small)
  const ratios = Array.from({ length: 5 }, () => work(large) / work(small))
  // Other runs were interrupted.
  expect(Math.min(...ratios)).toBeLessThan(2.5)
})
