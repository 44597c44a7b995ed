import { expect, test } from './site'

/* The home page of docs/sections.md. */

test('a section shows as many as it is asked for', async ({ page }) => {
  await page.goto('/')
  const services = page.locator('section', { has: page.getByRole('heading', { name: 'O que fazemos' }) })
  await expect(services.getByRole('listitem')).toHaveCount(3)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no two neighbours look like one block, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    const grounds = await page.locator('main > *').evaluateAll((elements) =>
      elements
        .filter((element) => element.tagName !== 'SCRIPT')
        .map((element) => ({
          title: element.querySelector('h2')?.textContent ?? element.tagName,
          ground: getComputedStyle(element).backgroundColor,
        })),
    )
    const titles = grounds.map(({ title }) => title)
    expect(titles).toContain('Do nosso blogue')
    const groundOf = (title: string) => grounds.find((part) => part.title === title)?.ground
    expect(groundOf('Do nosso blogue')).toBe(groundOf('Trabalho feito'))
    const merged = grounds.filter(({ ground }, index) => ground === grounds[index - 1]?.ground)
    // These two are wanted alike, and a line stands between them.
    expect(merged.map(({ title }) => title)).toEqual(['DIV', 'Onde estamos'])
  })
}
