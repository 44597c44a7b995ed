import { expect, test } from '@playwright/test'
import { parseContent, type Version } from '../../sandbox/contract/descriptions'

const service = { slug: 'a', icon: 'truck', tier: 'primary' }
const product = { slug: 'a', icon: 'truck' }
const post = { slug: 'a', publishedAt: '2025-01-31' }
const image = { url: '/mare-alta/a.jpg' }
const asset = { kind: 'image', url: '/mare-alta/a.jpg', contentType: 'image/jpeg' }
const withBody = (body: string) => [{ ...post, body }]
const withAsset = (changes: object) => [{ slug: 'a', assets: [{ ...asset, ...changes }] }]

const REFUSED: [what: string, version: Version, resource: string, content: unknown, message: RegExp][] = [
  ['an unknown field', '6.3.0', 'settings', { nome: 'x' }, /nome/],
  ['a list for a singleton', '6.3.0', 'settings', [], /object/],
  ['an object for a collection', '6.3.0', 'services', {}, /array/],
  ['a social network of its own', '6.3.0', 'settings', { social: { tiktok: '' } }, /social/],
  ['no slug', '6.3.0', 'values', [{ title: 'x' }], /\[0\]\.slug/],
  ['a slug used twice', '6.3.0', 'values', [{ slug: 'a' }, { slug: 'a' }], /\[1\]\.slug: "a" is used twice/],
  ['a slug in capitals', '6.3.0', 'services', [{ ...service, slug: 'A' }], /\[0\]\.slug/],
  ['a slug with a space', '4.1.0', 'products', [{ ...product, slug: 'a b' }], /\[0\]\.slug/],
  ['an anchor with a space', '6.3.0', 'faqs', [{ slug: 'a b' }], /\[0\]\.slug/],
  ['an unknown icon', '6.3.0', 'services', [{ ...service, icon: 'rocket' }], /\[0\]\.icon/],
  ['no icon', '6.3.0', 'products', [{ slug: 'a' }], /\[0\]\.icon/],
  ['no tier', '6.3.0', 'services', [{ slug: 'a', icon: 'zap' }], /\[0\]\.tier/],
  ['an unknown tier', '6.3.0', 'services', [{ ...service, tier: 'top' }], /\[0\]\.tier/],
  ['a price on a service', '6.3.0', 'services', [{ ...service, price: 1 }], /price/],
  ['a negative price', '6.3.0', 'products', [{ ...product, price: -1 }], /\[0\]\.price/],
  ['a price in text', '6.3.0', 'products', [{ ...product, price: '1' }], /\[0\]\.price/],
  ['an unknown currency', '6.3.0', 'products', [{ ...product, currency: 'CHF' }], /\[0\]\.currency/],
  ['an unknown period', '6.3.0', 'products', [{ ...product, pricePeriod: 'week' }], /\[0\]\.pricePeriod/],
  ['a pathname in 6.3.0', '6.3.0', 'services', [{ ...service, image: { pathname: 'a' } }], /image/],
  ['a url in 4.1.0', '4.1.0', 'services', [{ ...service, image }], /image/],
  ['a url that is none', '6.3.0', 'services', [{ ...service, image: { url: 'a.jpg' } }], /image\.url/],
  ['a picture without width', '6.3.0', 'services', [{ ...service, image: { ...image, width: 0 } }], /width/],
  ['half a pixel', '6.3.0', 'services', [{ ...service, image: { ...image, height: 1.5 } }], /height/],
  [
    'a link without scheme',
    '4.1.0',
    'caseStudies',
    [{ slug: 'a', links: [{ url: 'a.pt' }] }],
    /links\[0\]\.url/,
  ],
  ['a title in caseStudies', '4.1.0', 'caseStudies', [{ slug: 'a', title: 'x' }], /title/],
  [
    'an asset without address',
    '4.1.0',
    'caseStudies',
    [{ slug: 'a', assets: [{ kind: 'image' }] }],
    /pathname/,
  ],
  ['an unknown kind', '6.3.0', 'projects', withAsset({ kind: 'audio' }), /kind/],
  [
    'a kind that is not its type',
    '6.3.0',
    'projects',
    withAsset({ kind: 'video' }),
    /image\/jpeg is of kind image/,
  ],
  [
    'a document with pixels',
    '6.3.0',
    'projects',
    withAsset({ kind: 'document', contentType: '', width: 1 }),
    /document has no width/,
  ],
  ['a negative size', '6.3.0', 'projects', withAsset({ size: -1 }), /size/],
  ['no date', '6.3.0', 'posts', [{ slug: 'a' }], /publishedAt/],
  ['a day that is not', '6.3.0', 'posts', [{ ...post, publishedAt: '2025-02-30' }], /publishedAt/],
  ['an instant', '6.3.0', 'posts', [{ ...post, updatedOn: '2025-01-31T10:00:00Z' }], /updatedOn/],
  ['six stars', '6.3.0', 'testimonials', [{ slug: 'a', quote: 'x', rating: 6 }], /rating/],
  ['half a star', '6.3.0', 'testimonials', [{ slug: 'a', quote: 'x', rating: 4.5 }], /rating/],
  [
    'a torn group of questions',
    '6.3.0',
    'faqs',
    [
      { slug: 'a', category: 'X' },
      { slug: 'b', category: 'Y' },
      { slug: 'c', category: 'X' },
    ],
    /\[2\]\.category/,
  ],
  [
    'two primary locations',
    '6.3.0',
    'locations',
    [
      { slug: 'a', primary: true },
      { slug: 'b', primary: true },
    ],
    /at most one location/,
  ],
  ['a third legal document', '6.3.0', 'legal', { cookies: { sections: [] } }, /cookies/],
  ['a script', '6.3.0', 'posts', withBody('<script>x</script>'), /<script> is not an allowed element/],
  ['an h1', '6.3.0', 'posts', withBody('<h1>x</h1>'), /<h1> is not an allowed element/],
  ['a class', '6.3.0', 'posts', withBody('<p class="x">x</p>'), /<p> may not carry class/],
  ['a style', '6.3.0', 'posts', withBody('<p style="x">x</p>'), /<p> may not carry style/],
  ['a handler', '6.3.0', 'posts', withBody('<a href="/" onclick="x">x</a>'), /may not carry onclick/],
  ['an unquoted attribute', '6.3.0', 'posts', withBody('<a href=/>x</a>'), /stray/],
  ['a comment', '6.3.0', 'posts', withBody('<!-- x --><p>x</p>'), /stray/],
  ['a wrong nesting', '6.3.0', 'posts', withBody('<p><em>x</p></em>'), /closes nothing/],
  ['an open element', '6.3.0', 'posts', withBody('<p>x'), /<p> is never closed/],
  ['a link to nowhere', '6.3.0', 'posts', withBody('<a>x</a>'), /<a> must carry href/],
  [
    'an outside link without target',
    '6.3.0',
    'posts',
    withBody('<a href="https://a.pt">x</a>'),
    /must carry target/,
  ],
  [
    'a picture without size',
    '6.3.0',
    'posts',
    withBody('<img src="/a" alt="" data-align="left">'),
    /carry width/,
  ],
  [
    'a justified picture',
    '6.3.0',
    'posts',
    withBody('<img src="/a" alt="" width="1" height="1" data-align="justify">'),
    /left, center or right/,
  ],
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

test('a slug of case work, posts and the rest only has to be unique', () => {
  for (const resource of ['projects', 'locations', 'values']) {
    expect(parseContent('6.3.0', resource, [{ slug: 'Ação 1' }])).toMatchObject([{ slug: 'Ação 1' }])
  }
})
