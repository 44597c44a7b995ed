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
  const { exports: doors } = JSON.parse(readText('engine/package.json'))
  const names = Object.keys(doors).map((name) => name.replace('./', '`'))
  expect(names.filter((name) => name !== '`package.json' && !said.includes(`${name}\``))).toEqual([])
})
