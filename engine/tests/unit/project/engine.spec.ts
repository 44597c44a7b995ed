import { expect, test } from '@playwright/test'
import { readText } from '../../../src/files/file-text'

test('the README of the engine names each of its doors', () => {
  const readme = readText('engine/README.md')
  const { exports: doors } = JSON.parse(readText('engine/package.json'))
  const names = Object.keys(doors).map((name) => name.replace('./', '`'))
  expect(names.filter((name) => name !== '`package.json' && !readme.includes(`${name}\``))).toEqual([])
})
