import { expect, test } from '../../fixtures/stage'

/* Tests that every menu marks the current page. */

const pages = [
  ['/servicos', 'page'],
  ['/servicos/elevador-exterior', 'true'],
  ['/blog/lista-de-oito-semanas', 'true'],
  ['/sobre', 'page'],
  ['/contactos', 'page'],
] as const

test('every menu marks the page that is shown, and the list of a record, in the HTML as it is sent', async ({
  sent,
}) => {
  for (const [path, value] of pages) {
    const { find } = await sent(path)
    const list = `/${path.split('/')[1]}`
    const marked = await find('[aria-current]')
    expect(
      marked.map(({ attributes }) => [attributes.href, attributes['aria-current']]),
      path,
    ).toEqual(marked.map(() => [list, value]))
    // The menu in one row, folded, and in the footer.
    for (const menu of ['header nav:not(#menu-do-site nav)', '#menu-do-site nav', 'footer nav'])
      expect(await find(`:is(${menu}) [aria-current]`), `${path}: ${menu}`).not.toEqual([])
  }
  for (const path of ['/', '/obrigado', '/nada'])
    expect(await (await sent(path)).find('nav [aria-current]'), path).toEqual([])
})

test('the mark of the current page is visible, and no other entry has it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await page.goto('/servicos/elevador-exterior')
  const marks = await page.locator('header nav > ul > li:visible').evaluateAll((items) =>
    items.map((item) => {
      const { display, scale } = getComputedStyle(item, '::after')
      return display !== 'none' && scale !== '0'
    }),
  )
  expect(marks).toEqual([true, ...marks.slice(1).map(() => false)])
})
