import { expect, test } from '@playwright/test'
import { cleanPostHtml } from '../../../src/html/post-html'
import { readingMinutes } from '../../../src/text/reading-time'

/* Tests of a megabyte of the worst input for an HTML parser. Linear time is a second, quadratic time half a minute and more. */

const store = { isShown: () => true, pictureProps: ({ src }: { src: string }) => ({ src }) }
const BODY_LENGTH = 1_000_000
const LIMIT_MS = 15_000

for (const part of [
  ...['<', '<p>', '<a ', '<a b=', '<a "', '&', '<!--', '<!', '</p>', '<script>', '<x></y>', '<p></em>'],
  ...['<blockquote>', '<em><strong><u><s>', '<li><ul>', '<svg><math>', '<x>', '<noscript>', '<em></em>'],
  ...['<a href="https://a.test">', '<img src="https://a.test/a.jpg" width="5" height="5">'],
]) {
  test(`a megabyte of ${part} is cleaned in linear time`, { tag: '@all' }, () => {
    test.setTimeout(300_000)
    const body = part.repeat(BODY_LENGTH / part.length)
    const started = performance.now()
    cleanPostHtml(body, store)
    readingMinutes(body)
    expect(performance.now() - started).toBeLessThan(LIMIT_MS)
  })
}

/** The minimum CPU time of three runs in milliseconds. */
function cost(html: string): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage()
    cleanPostHtml(html, store)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  return Math.min(...times)
}

test('a text within many elements costs little more than one within few', () => {
  const texts = ['ب'.repeat(200_000), '\u200b '.repeat(100_000)]
  const costly = ['blockquote', 'strong', 'td', 'div', 'h2', 'pre', 'ul'].flatMap((name) =>
    texts.flatMap((text) => {
      const [few, many] = [2, 98].map((depth) => cost(`<p>a</p>${`<${name}>`.repeat(depth)}${text}`))
      return (many ?? 0) > 8 * (few ?? 0) + 100 ? `${name}: ${many} for ${few}` : []
    }),
  )
  expect(costly).toEqual([])
})

test('a body that is nested deeper than 100 elements becomes its text', () => {
  const nested = (depth: number) => `${'<em>'.repeat(depth)}a &amp; b < c${'</em>'.repeat(depth)}`
  expect(cleanPostHtml(nested(100), store)).toContain('<em><em>a &amp; b &lt; c</em></em>')
  expect(cleanPostHtml(nested(101), store)).toMatch(/^<p> +a &amp; b &lt; c +<\/p>$/)
  expect(cleanPostHtml('<p>a<p>b'.repeat(200), store)).toContain('<p>a</p><p>b</p>')
})
