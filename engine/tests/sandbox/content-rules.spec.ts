import { expect, test } from '@playwright/test'
import { parseContent, type Version } from '../../sandbox/contract/descriptions'

const service = { slug: 'a', icon: 'truck', tier: 'primary' }
const product = { slug: 'a', icon: 'truck' }
const post = { slug: 'a', publishedAt: '2025-01-31' }
const picture = { ...service, image: { url: 'a.jpg' } }
const asset = { kind: 'video', url: '/mare-alta/a.jpg', contentType: 'image/jpeg' }
const withBody = (body: string) => [{ ...post, body }]
const groups = ['X', 'Y', 'X'].map((category, index) => ({ slug: `q${index}`, category }))
const primaries = ['a', 'b'].map((slug) => ({ slug, primary: true }))

/** Invalid content, with a row for each rule of the specification. */
const REFUSED: [what: string, version: Version, resource: string, content: unknown, message: RegExp][] = [
  ['an unknown field', '6.3.0', 'settings', { nome: 'x' }, /nome/],
  ['a list for a singleton', '6.3.0', 'settings', [], /object/],
  ['an object for a collection', '6.3.0', 'services', {}, /array/],
  ['no slug', '6.3.0', 'values', [{ title: 'x' }], /\[0\]\.slug/],
  ['a slug used twice', '6.3.0', 'values', [{ slug: 'a' }, { slug: 'a' }], /\[1\]\.slug: "a" is used twice/],
  ['a slug in capitals', '6.3.0', 'services', [{ ...service, slug: 'A' }], /\[0\]\.slug/],
  ['an unknown icon', '6.3.0', 'services', [{ ...service, icon: 'rocket' }], /\[0\]\.icon/],
  ['no tier', '6.3.0', 'services', [{ slug: 'a', icon: 'zap' }], /\[0\]\.tier/],
  ['a negative price', '6.3.0', 'products', [{ ...product, price: -1 }], /\[0\]\.price/],
  ['an unknown currency', '6.3.0', 'products', [{ ...product, currency: 'CHF' }], /\[0\]\.currency/],
  ['an unknown period', '6.3.0', 'products', [{ ...product, pricePeriod: 'week' }], /\[0\]\.pricePeriod/],
  ['a url in 4.1.0', '4.1.0', 'services', [picture], /image/],
  ['a url without a host or a leading slash', '6.3.0', 'services', [picture], /image\.url/],
  ['a title in caseStudies', '4.1.0', 'caseStudies', [{ slug: 'a', title: 'x' }], /title/],
  [
    'a kind that contradicts its type',
    '6.3.0',
    'projects',
    [{ slug: 'a', assets: [asset] }],
    /jpeg is of kind image/,
  ],
  ['no date', '6.3.0', 'posts', [{ slug: 'a' }], /publishedAt/],
  ['a day that does not exist', '6.3.0', 'posts', [{ ...post, publishedAt: '2025-02-30' }], /publishedAt/],
  ['six stars', '6.3.0', 'testimonials', [{ slug: 'a', quote: 'x', rating: 6 }], /rating/],
  ['a category in two places of the list', '6.3.0', 'faqs', groups, /\[2\]\.category/],
  ['two primary locations', '6.3.0', 'locations', primaries, /at most one location/],
  ['a third legal document', '6.3.0', 'legal', { cookies: { sections: [] } }, /cookies/],
  ['a script', '6.3.0', 'posts', withBody('<script>x</script>'), /<script> is not an allowed element/],
  ['a class', '6.3.0', 'posts', withBody('<p class="x">x</p>'), /<p> may not carry class/],
  ['a wrong nesting', '6.3.0', 'posts', withBody('<p><em>x</p></em>'), /closes nothing/],
  [
    'a link to another site without target',
    '6.3.0',
    'posts',
    withBody('<a href="https://a.pt">x</a>'),
    /must carry target/,
  ],
  ['a picture without size', '6.3.0', 'posts', withBody('<img src="/a" alt="">'), /carry width/],
]

for (const [what, version, resource, content, message] of REFUSED) {
  test(`${resource} ${version} with ${what} is refused`, () => {
    expect(() => parseContent(version, resource, content)).toThrow(message)
  })
}

test('a body may use every allowed element and attribute', () => {
  const body = [
    '<h2>a</h2><h3>b</h3><h4>c</h4><p><strong>1</strong> <em>2</em> <u>3</u> <s>4</s> <code>5</code> &amp; 6<br></p>',
    '<pre>x</pre><blockquote><p>y</p></blockquote><ul><li>1</li></ul><ol><li>2</li></ol><hr>',
    '<p><a href="/servicos">in</a> <a href="https://a.pt/" target="_blank" rel="noopener">out</a></p>',
    '<img src="/mare-alta/a.jpg" alt="" width="4" height="3" data-align="center" data-asset-id="id">',
  ].join('\n')
  expect(parseContent('6.3.0', 'posts', withBody(body))).toMatchObject([{ body }])
})

test('a slug of projects, locations and values may have any letters', () => {
  for (const resource of ['projects', 'locations', 'values']) {
    expect(parseContent('6.3.0', resource, [{ slug: 'Ação 1' }])).toMatchObject([{ slug: 'Ação 1' }])
  }
})
