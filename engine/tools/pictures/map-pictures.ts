import type { Picture, View } from './view'

const demo = { theme: 'atlantico', tenant: 'mare-alta' } as const
const desktop = { width: 1280, height: 1180 }
const phone = { width: 390, height: 844 }

const home: View = {
  ...demo,
  path: '/',
  window: desktop,
  parts: [
    { number: 1, selector: 'header a >> nth=0', at: 'below' },
    { number: 2, selector: 'header nav >> nth=0', at: 'below' },
    { number: 3, selector: 'header a[href="/pesquisa"]', at: 'below' },
    { number: 4, selector: 'header a[href^="tel:"]', at: 'below' },
    { number: 5, selector: 'header a[href="/orcamento"]', at: 'below' },
    { number: 6, selector: 'h1', to: 'h1 + div' },
    { number: 7, selector: 'main img >> nth=0', at: 'inside' },
    { number: 8, selector: 'main section >> nth=0', at: 'inside' },
    { number: 9, selector: 'main h2 >> nth=0' },
    { number: 10, selector: 'main section >> nth=0 >> li >> nth=0' },
  ],
}

const footer: View = {
  ...demo,
  path: '/',
  window: { width: desktop.width, height: 480 },
  isEnd: true,
  parts: [
    { number: 11, selector: 'footer li:has(a[href^="tel:"])', to: 'footer li:has(a[href^="mailto:"])' },
    { number: 12, selector: 'footer nav >> nth=0' },
    { number: 13, selector: 'footer a[href*="facebook"]', to: 'footer a[href*="youtube"]' },
    {
      number: 14,
      selector: 'footer a[href="/termos"]',
      to: 'footer a[href*="livroreclamacoes"]',
      at: 'below',
    },
  ],
}

const record: View = {
  ...demo,
  path: '/produtos/box-5-m2',
  window: desktop,
  parts: [
    { number: 15, selector: 'main nav a >> nth=0' },
    { number: 16, selector: 'h1', to: 'h1 + p' },
    { number: 17, selector: 'main img >> nth=0', at: 'inside' },
    { number: 18, selector: '.font-price >> nth=0' },
    { number: 19, selector: 'main a[href^="/contactos"] >> nth=0' },
    { number: 20, selector: 'main h2 >> nth=0' },
  ],
}

const phones: View[] = [
  {
    ...demo,
    path: '/',
    window: phone,
    parts: [
      { number: 21, selector: 'header button[popovertarget]', at: 'below' },
      { number: 22, selector: 'nav a[href^="https://wa.me"]', margin: -3 },
      { number: 23, selector: 'nav.fixed a[href="/orcamento"]', margin: -3 },
    ],
  },
  {
    ...demo,
    path: '/produtos',
    window: phone,
    parts: [
      { number: 24, selector: 'h1' },
      { number: 25, selector: 'main ul:has(h2) > li >> nth=0' },
    ],
  },
  {
    ...demo,
    path: '/orcamento',
    window: phone,
    parts: [{ number: 26, selector: 'form div:has(> label)' }],
  },
]

/** The pictures of docs/map.md, which says what changes each numbered part. */
export const mapPictures: Picture[] = [
  { file: 'map-home', width: 1280, views: [home] },
  { file: 'map-footer', width: 1280, views: [footer] },
  { file: 'map-record', width: 1280, views: [record] },
  { file: 'map-phone', width: 420, views: phones },
]
