import { expect, test } from '@playwright/test'
import { cleanPostHtml } from '../../../lib/content/post-html'
import { withoutIdleQuery } from '../../../lib/routing/request-target'
import { toXml } from '../../../lib/seo/xml'

const store = { isOwnFile: () => false, pictureProps: () => ({ src: '' }) }

for (const repeated of ['<a><s></s></a>', '<a><br></a>', '<a>x</a>', '<img src="x">', '<p><a>x</a></p>']) {
  test(`cleaning a post takes no longer than in proportion to its length: ${repeated}`, () => {
    // Time of the processor: what else a machine does is not counted. Only the sum is exact; Linux estimates how it is divided, and
    // the user's part of a short time can be 0.
    const timeOf = (length: number) => {
      const html = repeated.repeat(length / repeated.length)
      const began = process.cpuUsage()
      cleanPostHtml(html, store)
      const { user, system } = process.cpuUsage(began)
      return user + system
    }
    timeOf(50_000)
    const fastest = (length: number) => Math.min(...[1, 2, 3].map(() => timeOf(length)))
    // Sixteen times the length; the square would be 256 times the time. A busy machine takes more than its part of the longer one.
    expect(fastest(800_000) / fastest(50_000)).toBeLessThan(100)
  })
}

test('a link without an address, or a picture from elsewhere, leaves what it holds', () => {
  const html =
    '<p><a href="javascript:x">um <strong>dois</strong></a> <img src="https://x.example/a.png"> três</p>'
  expect(cleanPostHtml(html, store)).toBe('<p>um <strong>dois</strong>  três</p>')
})

test('what looks like a character reference is no character in XML', () => {
  for (const text of ['&#xFFFFFF;', '&#1114112;', '&#x41;', '&#65;', '&#0;'])
    expect(toXml({ root: { title: text, list: [text] } })).toContain(
      `<title>&amp;${text.slice(1)}</title><list>&amp;${text.slice(1)}</list>`,
    )
  expect(toXml({ title: 'a & b <c>' })).toContain('<title>a &amp; b &lt;c&gt;</title>')
})

test('a character that XML does not allow is left out', () => {
  const forbidden = ['\0', '\b', '\x1f', '\ufffe', '\uffff', '\ud800', '\udfff']
  for (const character of forbidden)
    expect(toXml({ title: { '@of': `a${character}b`, name: `c${character}😀` } })).toContain(
      '<title of="ab"><name>c😀</name></title>',
    )
})

const wanted = new Set(['/orcamento?servico=', 'p=12 3'])

for (const [target, kept] of [
  ['/contactos?email=a&token=b', '/contactos'],
  ['/contactos?', '/contactos'],
  ['/contactos?servico=a', '/contactos'],
  ['/orcamento?a=1&servico=b&servico=c', '/orcamento?servico=b'],
  ['/orcamento?servico=%E0%A4%A', '/orcamento?servico=%E0%A4%A'],
  ['/?p=12+3', '/?p=12+3'],
  ['/?p=12%203&q', '/?p=12%203'],
  ['/?p=4', '/'],
  ['/servicos', '/servicos'],
]) {
  test(`of ${target} a page sees ${kept}`, () => {
    expect(withoutIdleQuery(target ?? '', wanted)).toBe(kept)
  })
}
