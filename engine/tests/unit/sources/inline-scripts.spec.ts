import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { templateFiles } from './template-files'

// React warns about scripts that it creates in the browser, as `next dev` does for a missing page.
test('a component draws its script by InlineScript, unless the script is only data', () => {
  const scripts = templateFiles()
    .filter(
      (name) => /^(?:app|components|themes)\/.*\.tsx$/.test(name) && name !== 'components/inline-script.tsx',
    )
    .flatMap((name) => readFileSync(name, 'utf8').match(/<script\b[^\n]*/g) ?? [])
  expect(scripts).not.toEqual([])
  for (const script of scripts) expect(script).toMatch(/ type="(?:application\/ld\+json|speculationrules)"/)
})
