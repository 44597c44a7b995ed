import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { unstyledLayouts } from '../../../../commands/class-names/unstyled'
import { projectFile } from '../../../../commands/shared/project'
import { temporaryFolder } from '../../../sandbox/support/folders'

/* Tests of a layout that a theme takes from another one without its styles, which would silently be missing. */

const mixed = projectFile('engine/tests/awkward/mixed-theme')

function themeWith(stylesheet: string): string {
  const folder = temporaryFolder()
  cpSync(mixed, folder, { recursive: true })
  writeFileSync(join(folder, 'theme.css'), stylesheet.replaceAll('../', `${projectFile('themes')}/`))
  return folder
}

const complete = `@import "../atlantico/theme.css";
@import "../oficina/layouts/cards.css";
@import "../oficina/layouts/footer.css";
@source "../granito/layouts";
@source "../oficina/layouts/section.ts";
`

test('each theme of the template names all its layouts', async () => {
  for (const name of ['atlantico', 'granito', 'oficina'])
    expect(await unstyledLayouts(projectFile('themes', name))).toEqual([])
})

test('a layout of another theme is missing until theme.css names it, and its stylesheet', async () => {
  expect(await unstyledLayouts(themeWith(complete))).toEqual([])
  const without = complete.replace(/.*footer\.css.*\n|.*section\.ts.*\n/g, '')
  expect(await unstyledLayouts(themeWith(without))).toEqual([
    expect.stringMatching(/theme\.css: add @import ".*\/themes\/oficina\/layouts\/footer\.css";$/),
    expect.stringMatching(/theme\.css: add @source ".*\/themes\/oficina\/layouts\/section\.ts";$/),
  ])
})

test('@source of a folder covers all its layouts, and a folder of a similar name covers none', async () => {
  const similar = complete.replace('granito/layouts', 'granito/lay')
  expect((await unstyledLayouts(themeWith(similar))).map((text) => text.split('/').at(-1))).toEqual([
    'action.ts";',
    'faq.ts";',
    'header.tsx";',
  ])
})
