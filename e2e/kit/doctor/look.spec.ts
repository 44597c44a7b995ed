import { expect } from '@playwright/test'
import { configure, examine } from '../support/doctor'
import { test } from '../support/kit'

test('placeholders are found with their lines', async ({ clone, platform }) => {
  configure(clone, platform.origin)
  const copy = clone.read('site.copy.ts').replace("'Trabalho feito'", "'Lorem ipsum'")
  clone.write('site.copy.ts', copy)
  const config = clone
    .read('site.config.ts')
    .replace('scriptOrigins: []', "scriptOrigins: ['https://stats.example']")
  clone.write('site.config.ts', config)
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
  expect((await examine(clone)).problems).toEqual([
    `site.config.ts:${lineOf(config, 'stats.example')} says "stats.example"`,
    `site.copy.ts:${lineOf(copy, 'Lorem ipsum')} says "Lorem ipsum"`,
  ])
})

for (const [accent, problem] of [
  ['#ffd400', /^The accent #ffd400 is too faint: accent on paper \(light\): 1\.\d\d$/],
  ['bordeaux-ish', /"bordeaux-ish" is not a colour/],
] as const) {
  test(`an accent of ${accent}`, async ({ clone, platform }) => {
    configure(clone, platform.origin)
    const line = "  theme: 'atlantico',\n"
    clone.write(
      'site.config.ts',
      clone.read('site.config.ts').replace(line, `${line}  accent: '${accent}',\n`),
    )
    expect((await examine(clone)).problems).toContainEqual(expect.stringMatching(problem))
  })
}
