import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const project = join(import.meta.dirname, '../../../..')
const read = (name: string) => readFileSync(join(project, name), 'utf8')
const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, found = '']) => found)

test('the clone of engine/tests/clone/ uses every setting of site/config.ts at once', () => {
  const bodyOf = (name: string, type: string) => read(name).split(`interface ${type}`)[1]?.split(/^}/m)[0]
  const declared = bodyOf('lib/settings/site-config.ts', 'SiteConfig')
  const settings = namesIn(
    `${declared}${bodyOf('lib/settings/types.ts', 'ClientColours')}`,
    /^ {2}(\w+)\??: /gm,
  )
  expect(settings.length).toBeGreaterThan(40)
  const used = namesIn(read('engine/tests/clients/restaurant/site/config.ts'), /^ {2}(\w+): /gm)
  expect(settings.filter((name) => !used.includes(name))).toEqual([])
})
