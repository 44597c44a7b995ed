import { expect, test } from './site'

/* The home page and the section of docs/sections.md, in the theme of docs/theming.md. `e2e/clone/` runs `npm run check` on them. */

test('a section of a clone’s own has its figures, others show as many as they are asked for, and no two look like one block', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Em números' }) })
  await expect(section.locator('dd')).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/])
  await expect(page.locator('h1')).toHaveCSS('font-family', /displayFont/)
  const services = page.locator('section', { has: page.getByRole('heading', { name: 'O que fazemos' }) })
  await expect(services.getByRole('listitem')).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const grounds = await page.locator('main > :not(script)').evaluateAll((elements) =>
      elements.map((element) => ({
        title: element.querySelector('h2')?.textContent ?? element.tagName,
        ground: getComputedStyle(element).backgroundColor,
      })),
    )
    const merged = grounds.filter(({ ground }, index) => ground === grounds[index - 1]?.ground)
    // These two are wanted alike, and a line stands between them.
    expect(merged, colorScheme).toMatchObject([{ title: 'DIV' }, { title: 'Onde estamos' }])
  }
})
