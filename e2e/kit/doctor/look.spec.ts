import { expect } from '@playwright/test'
import { configure, examine } from '../support/doctor'
import { test } from '../support/kit'

test('placeholders are found with their lines', async ({ clone, platform }) => {
  configure(clone, platform.origin)
  const copy = clone.read('site.copy.ts').replace("'Trabalho feito'", "'Lorem ipsum'")
  clone.write('site.copy.ts', copy)
  const config = clone
    .read('site.config.ts')
    .replace('scripts: []', "scripts: [{ src: 'https://stats.example/count.js' }]")
  clone.write('site.config.ts', config)
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
  expect((await examine(clone)).problems).toEqual([
    `site.config.ts:${lineOf(config, 'stats.example')} says "stats.example"`,
    `site.copy.ts:${lineOf(copy, 'Lorem ipsum')} says "Lorem ipsum"`,
  ])
})

test('what keeps the site from being built is named, and so are placeholders in its own pages', async ({
  clone,
  platform,
}) => {
  configure(clone, platform.origin)
  clone.write(
    'site.config.ts',
    clone.read('site.config.ts').replace('redirects: []', "redirects: [{ from: '/blog', to: '/servicos' }]"),
  )
  clone.write('site.pages/equipa.md', '---\ntitle: Equipa\n---\n\nLorem ipsum')
  const problems = (await examine(clone)).problems
  expect(problems).toContainEqual(expect.stringMatching(/^site\.config\.ts: redirects: \/blog is a page/))
  expect(problems).toContain('site.pages/equipa.md:5 says "Lorem ipsum"')
})

for (const [accent, problem] of [
  [
    '#fdfdfd',
    /accent: #fdfdfd cannot be told from the page; the nearest that can is #\w{6} \(the theme atlantico\)$/,
  ],
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
