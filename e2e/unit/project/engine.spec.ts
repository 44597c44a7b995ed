import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readText } from '../../../lib/engine/files/file-text'
import { LIST, listOfTemplateFiles } from '../../../scripts/shared/template-files'

// A clone has files of its own.
if (process.env.IS_TEMPLATE)
  test('tools/template-files.txt has every file of the template: npm run template-files writes it', () => {
    expect(readText(LIST)).toBe(listOfTemplateFiles())
  })

test('the README of the engine says what each of its doors gives, and what each folder is for', () => {
  const said = readText('lib/engine/README.md')
  const names = readdirSync('lib/engine', { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  )
  expect(names.filter((name) => name !== 'README.md' && !said.includes(`\`${name}\``))).toEqual([])
})
