import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { templateFiles } from './template-files'

test('no <html> element has a fixed language', () => {
  const sources = templateFiles().filter((path) => /^(?:app|components|lib|themes)\/.*\.tsx?$/.test(path))
  expect(sources.filter((path) => /<html[^>]* lang="\w/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('no component or theme imports `copy`, whose texts are in one language only', () => {
  const drawn = templateFiles().filter((path) => /^(?:components|themes)\/.*\.tsx?$/.test(path))
  const wrong = drawn.filter((path) =>
    /import \{[^}]*\bcopy\b[^}]*\} from '@\/site\/copy'/.test(readFileSync(path, 'utf8')),
  )
  expect(wrong).toEqual([])
})
