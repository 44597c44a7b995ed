import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readText } from '../../../lib/engine/files/file-text'
import { LIST, listOfTemplateFiles } from '../../../scripts/shared/template-files'

// A clone has files of its own.
if (process.env.IS_TEMPLATE)
  test('tools/template-files.txt has every file of the template: npm run template-files writes it', () => {
    expect(readText(LIST)).toBe(listOfTemplateFiles())
  })

test('the README of the engine says what each of its doors gives', () => {
  const said = readText('lib/engine/README.md')
  const doors = readdirSync('lib/engine', { withFileTypes: true }).filter((entry) => entry.isFile())
  const names = doors.map(({ name }) => name).filter((name) => name !== 'README.md')
  expect(names.filter((name) => !said.includes(`\`${name}\``))).toEqual([])
})
