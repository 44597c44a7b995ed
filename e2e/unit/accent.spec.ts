import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { accentTokens } from '../../lib/accent'
import { colourTokens, faintPairs, withAccent } from '../../lib/contrast'

const theme = join(import.meta.dirname, '../template/site/themes/atlantico/tokens.css')
const tokens = colourTokens(readFileSync(theme, 'utf8'))

test('an accent that is dark enough can be read, in light and dark', () => {
  expect(faintPairs(withAccent(tokens, '#1d4ed8'))).toEqual([])
})

test('a faint accent is refused with the pair named', () => {
  expect(faintPairs(withAccent(tokens, '#ffd400')).join('\n')).toContain('accent on paper (light)')
})

test('a text that is no colour is named', () => {
  expect(() => accentTokens('bordeaux-ish')).toThrow(/bordeaux-ish/)
})
