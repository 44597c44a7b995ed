import { readdirSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { LIST, listOfTemplateFiles } from '../../../commands/shared/template-files'
import { readText } from '../../../src/files/file-text'

// A clone has files of its own.
if (process.env.IS_TEMPLATE)
  test('engine/tools/template-files.txt has every file of the template: npm run template-files writes it', () => {
    expect(readText(LIST)).toBe(listOfTemplateFiles())
  })

test('the README of the engine says what each of its doors gives', () => {
  const said = readText('engine/README.md')
  const doors = readdirSync('engine/src', { withFileTypes: true }).filter((entry) => entry.isFile())
  const names = doors.map(({ name }) => name).filter((name) => name !== 'README.md')
  expect(names.filter((name) => !said.includes(`\`${name}\``))).toEqual([])
})
