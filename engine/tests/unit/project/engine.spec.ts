import { expect, test } from '@playwright/test'
import { readText } from '../../../src/files/file-text'

test('the README of the engine says what each of its doors gives', () => {
  const said = readText('engine/README.md')
  const { exports: doors } = JSON.parse(readText('engine/package.json'))
  const names = Object.keys(doors).map((name) => name.replace('./', '`'))
  expect(names.filter((name) => name !== '`package.json' && !said.includes(`${name}\``))).toEqual([])
})
