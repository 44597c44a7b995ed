import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'

const { withLateScripts }: { withLateScripts(html: string): string } = createRequire(import.meta.url)(
  '../../lib/late-scripts.cjs',
)

const script = (name: string, attributes: string) => `<script src="${name}"${attributes}></script>`
const page = (head: string, end: string) => `<html><head>${head}</head><body><p>Olá</p>${end}</body></html>`

test('scripts of the framework leave the page and are named at its end, in their order', () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/c.js"/>'
  const head =
    preload + script('/_next/static/a.js', ' async=""') + script('/_next/static/b.js?v=1', ' async=""')
  const html = withLateScripts(page(head, script('/_next/static/c.js', ' id="_R_" async=""')))
  expect(html).not.toContain('src="')
  expect(html).not.toContain('preload')
  expect(html).toContain('["/_next/static/a.js","/_next/static/b.js?v=1","/_next/static/c.js"]')
  expect(html.endsWith('</script></body></html>')).toBe(true)
  expect(withLateScripts(html)).toBe(html)
})

for (const [what, html] of [
  ['scripts of others', page(script('https://contador.test/a.js', ' async=""'), '')],
  ['old browsers’ scripts', page(script('/_next/static/a.js', ' noModule=""'), '')],
  ['scripts with a fingerprint', page(script('/_next/static/a.js', ' integrity="sha256-x" async=""'), '')],
  ['what is no page', script('/_next/static/a.js', ' async=""')],
] as const) {
  test(`${what} stay as they are`, () => {
    expect(withLateScripts(html)).toBe(html)
  })
}
