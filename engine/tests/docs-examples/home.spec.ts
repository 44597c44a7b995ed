import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sharedSources, styledIn, wordsIn } from '../fixtures/layout-classes'
import { stagePlan } from '../fixtures/stages'
import { expect, test } from './site'

/* Tests of the home page and section from docs/sections.md, in the theme from docs/theming.md. `engine/tests/clone/` runs `npm run check` on them. */

test('a section of the agency has its figures, another shows the configured number of services, and no two sections merge', async ({
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
    // Two sections of one tone have a line between them.
    expect(merged, colorScheme).toMatchObject([{ title: 'DIV' }, { title: 'Onde estamos' }])
  }
})

test('a layout of another theme brings its styles, and the other layouts of that theme bring none', () => {
  const { folder, buildDir } = stagePlan('docs-examples')
  const layouts = join(folder, 'themes/granito/layouts')
  const shared = wordsIn(
    ...sharedSources.map((name) => join(folder, name)),
    join(folder, 'themes/atlantico/layouts'),
  )
  const footer = wordsIn(join(layouts, 'footer.ts'))
  const others = readdirSync(layouts).filter((name) => name !== 'footer.ts')
  expect(styledIn(buildDir, footer, shared).length).toBeGreaterThan(3)
  const unused = wordsIn(...others.map((name) => join(layouts, name)))
  expect(styledIn(buildDir, unused, new Set([...shared, ...footer]))).toEqual([])
})
