import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { inlineScripts } from '../../../src/inline-scripts/bundle'
import { answer, open, origin } from './blank-page'

/* Tests of the scripts in the form that pages contain. */

const { form = '', gallery = '', campaign = '', added = '' } = inlineScripts()

test('the scripts are small, since each page with a form or a gallery has its own copy', {
  tag: '@all',
}, () => {
  const packed = [form, gallery, campaign, added].map((text) => gzipSync(text, { level: 9 }).length)
  // The README's promise for a page.
  expect(packed.reduce((sum, bytes) => sum + bytes)).toBeLessThan(5 * 1024)
})

const inPlace = `<div data-in-place data-sending="A enviar"><div role="status"></div>
  <div role="alert" tabindex="-1" hidden><p data-case="unknown">talvez</p><p data-case="failed">nada</p></div></div>`
const fields = (value: string, more = '') =>
  `<input type="hidden" name="$ACTION_ID_a1"><input name="name" value="${value}"${more}><button>Enviar</button>`
const formWith = (content: string, attributes = '') =>
  `<form method="post" enctype="multipart/form-data"${attributes}>${content}${inPlace}</form>`

/** Opens a page with a form whose posts get this answer. @returns the types of its requests */
async function openForm(page: Page, answered: (html: (body: string) => Promise<void>) => unknown) {
  const posts: string[] = []
  // The script twice, as on a page with two forms.
  const body = `${formWith(fields('Ana'))}<script>${form}</script><script>${form}</script>`
  await open(page, body)
  await page.route(`${origin}/`, (route, request) => {
    if (request.method() !== 'POST') return route.fallback()
    posts.push(request.resourceType())
    return answered((html) => answer(route, html)) ?? route.abort()
  })
  return posts
}

test('a form is posted once, its page stays, and the answered form takes its place', { tag: '@all' }, async ({
  page,
}) => {
  const answered = formWith(fields('Ana', ' aria-invalid="true"'), ' data-answer="{}"')
  const posts = await openForm(page, (html) => html(answered))
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true))
  await page.getByRole('button').click()
  await expect(page.locator('[aria-invalid]')).toBeFocused()
  expect(posts).toEqual(['fetch'])
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true)
})

test('a form whose answer does not come says that it may have arrived, and keeps what was typed', {
  tag: '@all',
}, async ({ page }) => {
  const posts = await openForm(page, () => undefined)
  await page.locator('[name=name]').fill('Rui')
  await page.getByRole('button').click()
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByText('talvez')).toBeVisible()
  await expect(page.getByText('nada')).toBeHidden()
  await expect(page.locator('[name=name]')).toHaveValue('Rui')
  await expect(page.getByRole('button')).toHaveText('Enviar')
  expect(posts).toEqual(['fetch'])
})

test('a form without an element for its status is posted by the browser', { tag: '@all' }, async ({
  page,
}) => {
  const posts = await openForm(page, (html) => html('<h1>Obrigado</h1>'))
  await page.locator('[role=status]').evaluate((status) => status.remove())
  await page.getByRole('button').click()
  await expect(page.getByRole('heading')).toHaveText('Obrigado')
  expect(posts).toEqual(['document'])
})

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const pictures = [1, 2, 3].map(
  (n) =>
    `<a href="/${n}.jpg" data-position="${n} de 3"><img src="${pixel}" alt="Obra ${n}" width="40" height="40"></a>`,
)
const galleryPage = `<div data-gallery>${pictures.join('')}<dialog><form method="dialog"><button>Fechar</button></form>
  <ul style="display:flex;width:300px;overflow:auto;margin:0;padding:0"></ul><p></p><button data-step="-1">‹</button><button data-step="1">›</button></dialog>
  <style>li { width: 300px; flex: none; list-style: none }</style><script>${gallery}</script><script>${gallery}</script></div>`

test('a gallery opens at the picture, moves by buttons and keys around its ends, and gives the focus back', {
  tag: '@all',
}, async ({ page }) => {
  await open(page, galleryPage)
  const position = page.locator('dialog p')
  await page.locator('a').nth(1).click()
  await expect(position).toHaveText('2 de 3: Obra 2')
  await expect(page.locator('dialog figcaption')).toHaveText(['Obra 1', 'Obra 2', 'Obra 3'])
  await page.getByText('›').click()
  await expect(position).toHaveText('3 de 3: Obra 3')
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText('1 de 3: Obra 1')
  await page.keyboard.press('ArrowLeft')
  await expect(position).toHaveText('3 de 3: Obra 3')
  await page.getByText('Fechar').click()
  await expect(page.locator('a').nth(1)).toBeFocused()
  // Slides are created once.
  await page.locator('a').first().click()
  await expect(page.locator('dialog li')).toHaveCount(3)
  // An event of the document itself.
  await page.evaluate(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' })))
  await expect(position).toHaveText('1 de 3: Obra 1')
})

test('a gallery of one picture has no buttons to others, and shows its description', { tag: '@all' }, async ({
  page,
}) => {
  await open(page, galleryPage.replace(pictures.slice(1).join(''), ''))
  await page.locator('a').click()
  await expect(page.locator('dialog p')).toHaveText('Obra 1')
  await expect(page.locator('[data-step]').filter({ visible: true })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('dialog p')).toHaveText('Obra 1')
})

test('the campaign of the address where the visit began is in the form and in its line', {
  tag: '@all',
}, async ({ page }) => {
  const body = `<form><input name="x"><input name="campanha" data-campaign><b data-campaign-line></b></form><script>${campaign}</script>`
  await open(page, body)
  await page.route(`${origin}/?*`, (route) => answer(route, body))
  for (const [query, posted, line] of [
    [
      'utm_source=a&utm_x=%C3%A9&q=segredo&gclid=1',
      'utm_source=a&utm_x=%C3%A9&gclid=1',
      ', utm_source=a, utm_x=é, gclid=1',
    ],
    ['q=segredo&xutm_a=1&utm=2', '', ''],
  ] as const) {
    const visit = await page.context().newPage()
    await visit.route(`${origin}/**`, (route) => answer(route, body))
    await visit.goto(`${origin}/?${query}`)
    await visit.goto(`${origin}/depois`)
    await visit.locator('[name=x]').focus()
    await expect(visit.locator('b')).toHaveText(line)
    const value = () => String(new FormData(document.querySelector('form') ?? undefined).get('campanha'))
    expect(await visit.evaluate(value)).toBe(posted)
    await visit.close()
  }
})

test('added scripts are loaded on the host of the live site alone, in their order', {
  tag: '@all',
}, async ({ page }) => {
  const scripts = [
    { src: 'https://stats.test/a.js', attributes: { 'data-domain': 'cliente.pt' } },
    { src: '/b.js', attributes: {} },
  ]
  for (const [host, loaded] of [
    ['outro.test', []],
    [
      new URL(origin).host,
      ['<script data-domain="cliente.pt" src="https://stats.test/a.js">', '<script src="/b.js">'],
    ],
  ] as const) {
    await page.route('https://stats.test/**', (route) => route.fulfill({ body: '' }))
    await open(page, `<script>self.addedScripts=${JSON.stringify({ host, scripts })};${added}</script>`)
    const tags = () =>
      [...document.head.querySelectorAll('script')].map(({ outerHTML }) => outerHTML.replace('</script>', ''))
    expect(await page.evaluate(tags)).toEqual(loaded)
  }
})
