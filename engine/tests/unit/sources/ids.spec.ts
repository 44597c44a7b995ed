import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { anchorsOf } from '../../../src/html/anchors'
import { templateFiles } from './template-files'

test('no heading takes an id that components have: "Consentimento" is a section of many legal texts', () => {
  const ids = templateFiles()
    .filter((name) => /^(?:components|themes)\/.*\.tsx$/.test(name))
    .flatMap((name) => readFileSync(name, 'utf8').match(/(?<= id=")[^"]+/g) ?? [])
  expect(ids).toContain('consentimento')
  for (const title of ids) expect(anchorsOf([{ title }])).not.toContain(title)
})
