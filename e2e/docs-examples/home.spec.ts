import { expect, test } from './site'

/* The home page of docs/sections.md. */

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
