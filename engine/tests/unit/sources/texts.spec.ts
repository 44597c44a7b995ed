import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { templateFiles } from './template-files'

test('no document has a language of its own: all have that of site/copy.ts', () => {
  const sources = templateFiles().filter((path) => /^(?:app|components|lib|themes)\/.*\.tsx?$/.test(path))
  expect(sources.filter((path) => /<html[^>]* lang="\w/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('what is drawn takes its texts in the language of the page', () => {
  const drawn = templateFiles().filter((path) => /^(?:components|themes)\/.*\.tsx?$/.test(path))
  const wrong = drawn.filter((path) =>
    /import \{[^}]*\bcopy\b[^}]*\} from '@\/site\/copy'/.test(readFileSync(path, 'utf8')),
  )
  expect(wrong).toEqual([])
})
