import { expect, test } from '@playwright/test'
import { cleanPostHtml } from '../../../lib/content/post-html'

const store = {
  isShown: (src: string) => src.startsWith('https://cdn.test/'),
  pictureProps: ({ src }: { src: string }) => ({
    src: `/small?${src}`,
    srcSet: `/big?${src} 2x`,
    sizes: '1px',
  }),
}
const clean = (html: string) => cleanPostHtml(html, store)

test('every allowed element gets through', () => {
  const html =
    '<h2>a</h2><h3>a</h3><h4>a</h4><p><strong>a</strong><em>a</em><u>a</u><s>a</s><code>a</code><br /></p>' +
    '<pre>a</pre><blockquote>a</blockquote><ul><li>a</li></ul><ol><li>a</li></ol><hr />'
  expect(clean(html)).toBe(html)
})

const outside = 'rel="noopener noreferrer"'

for (const [html, shown] of [
  ['<script>alert(1)</script>a', 'a'],
  ['<h1><div class="x">a</div></h1>', 'a'],
  ['<iframe src="https://cdn.test/"></iframe>a', 'a'],
  ['<p style="color:red" class="x" onclick="alert(1)" id="y">a</p>', '<p>a</p>'],
  ['<svg onload="alert(1)"></svg>a', 'a'],
  // What is no link leaves the elements around it whole.
  ['<a href=" JaVaScRiPt:alert(1)">a</a>', 'a'],
  ['<a href="mailto:">a</a>', 'a'],
  ['<a href="/\\evil.test">a</a>', 'a'],
  [
    '<p><a href="ver aqui"><strong>a</strong></a> <a href="https://a.test/">b</a> c</p><p>d</p>',
    `<p><strong>a</strong> <a href="https://a.test/" ${outside}>b</a> c</p><p>d</p>`,
  ],
  // Links inside the site, to a phone or to a mailbox stay plain.
  ['<a href="/nada" target="_blank">a</a>', '<a href="/nada">a</a>'],
  ['<a href="#b" target="_blank">a</a>', '<a href="#b">a</a>'],
  ['<a href="tel:+351910000140">a</a>', '<a href="tel:+351910000140">a</a>'],
  ['<a href="MAILTO:a@b.pt">a</a>', '<a href="MAILTO:a@b.pt">a</a>'],
  // A link without a scheme leads to an https address.
  ['<a href="www.a.test/x">a</a>', `<a href="https://www.a.test/x" ${outside}>a</a>`],
  ['<a href="//a.test">a</a>', `<a href="https://a.test" ${outside}>a</a>`],
  ['<a href="/\t/a.test">a</a>', `<a href="https://a.test" ${outside}>a</a>`],
  // What the author says about a link stays beside what makes it safe.
  [
    '<a href="https://a.test/" rel="Sponsored  noopener opener ugc">a</a>',
    '<a href="https://a.test/" rel="noopener noreferrer sponsored ugc">a</a>',
  ],
  [
    '<a href="https://a.test/?x=1&amp;y=2" target="_blank" rel="opener">a</a>',
    `<a href="https://a.test/?x=1&amp;y=2" ${outside} target="_blank">a</a>`,
  ],
] as const) {
  test(`${html} becomes ${shown}`, () => {
    expect(clean(html)).toBe(shown)
  })
}

test("a picture of the tenant's store is lazy, sized and responsive", () => {
  const html =
    '<img src="https://cdn.test/a.jpg" alt="x" width="800" height="600" data-align="left" data-asset-id="1">'
  expect(clean(html)).toBe(
    '<img src="/small?https://cdn.test/a.jpg" alt="x" width="800" height="600" ' +
      'srcset="/big?https://cdn.test/a.jpg 2x" sizes="1px" loading="lazy" decoding="async" ' +
      'data-align="left" data-asset-id="1" />',
  )
})

test('a picture without usable dimensions is shown as it is, with one of the three alignments or none', () => {
  const attributes = 'width="0" data-align="justify" onerror="alert(1)"'
  expect(clean(`<img src="https://cdn.test/a.jpg" alt="x" ${attributes}>`)).toBe(
    '<img src="https://cdn.test/a.jpg" alt="x" loading="lazy" decoding="async" />',
  )
})

test('a picture from elsewhere is left out', () => {
  for (const src of ['https://evil.test/a.jpg', 'data:image/png;base64,AA', '/a.jpg', 'javascript:x', ''])
    expect(clean(`<p>a<img src="${src}" alt="x" width="1" height="1"></p>`), src).toBe('<p>a</p>')
})
