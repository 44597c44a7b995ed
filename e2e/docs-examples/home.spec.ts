import { expect, test } from './site'

/* The home page and the section of docs/sections.md, in the theme of docs/theming.md. `e2e/clone/` runs `npm run check` on them. */

test('a section of a clone’s own has its figures, and the headings have the font of its theme', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Em números' }) })
  await expect(section.locator('dd')).toHaveText([/^\d+$/, /^\d+$/, /^\d+$/])
  await expect(page.locator('h1')).toHaveCSS('font-family', /displayFont/)
})

test('a section shows as many as it is asked for, and no two neighbours look like one block', async ({
  page,
}) => {
  await page.goto('/')
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
    const groundOf = (title: string) => grounds.find((part) => part.title === title)?.ground
    expect(groundOf('Do nosso blogue')).toMatch(/./)
    expect(groundOf('Do nosso blogue')).toBe(groundOf('Trabalho feito'))
    const merged = grounds.filter(({ ground }, index) => ground === grounds[index - 1]?.ground)
    // These two are wanted alike, and a line stands between them.
    expect(
      merged.map(({ title }) => title),
      colorScheme,
    ).toEqual(['DIV', 'Onde estamos'])
  }
})
