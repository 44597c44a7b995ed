import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isTemplate, layTemplateOver } from '../../builds/template-site'
import { temporaryFolder } from '../../sandbox/support/folders'

/* One build serves the tests of the template and of the clone while the clone has the template's configuration, and no longer. */

const changes: [what: string, change: (file: (name: string) => string) => void][] = [
  ['a text', (file) => appendFileSync(file('site.copy.ts'), '\n')],
  ['a theme', (file) => appendFileSync(file('themes/atlantico/tokens.css'), '\n')],
  ['an icon', (file) => appendFileSync(file('components/icons.ts'), '\n')],
  ['a file that is missing', (file) => rmSync(file('public/unavailable.html'))],
  ['a file more in public/', (file) => writeFileSync(file('public/logo.svg'), '<svg/>')],
  [
    'a page in Markdown',
    (file) => {
      mkdirSync(file('site.pages'))
      writeFileSync(file('site.pages/oferta.md'), '# Oferta\n')
    },
  ],
]

for (const [what, change] of changes) {
  test(`a clone with the template's configuration needs no build of its own, one that has changed ${what} does`, () => {
    const folder = temporaryFolder()
    layTemplateOver(folder)
    expect(isTemplate(folder)).toBe(true)
    change((name) => join(folder, name))
    expect(isTemplate(folder)).toBe(false)
  })
}
