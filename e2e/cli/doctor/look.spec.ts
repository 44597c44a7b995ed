import { expect } from '@playwright/test'
import { configure, examine } from '../support/doctor'
import { test } from '../support/kit'

const themeLine = "  theme: 'atlantico',\n"

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

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><path fill="${fill}" d="M0 0h90v40H0z"/></svg>`

test('a logo that dark pages hide is told of, and one that is not there is refused', async ({
  clone,
  platform,
}) => {
  configure(clone, platform.origin)
  const config = clone.read('site.config.ts')
  const name = (logo: string) =>
    clone.write('site.config.ts', config.replace(themeLine, `${themeLine}  logo: ${logo},\n`))
  clone.write('public/logo.svg', drawing('#0b293f'))
  clone.write('public/logo-escuro.svg', drawing('#f3f0e9'))
  name("{ light: '/logo.svg' }")
  const alone = await examine(clone)
  expect(alone.advice).toContain('Most of the logo public/logo.svg cannot be seen on a dark page')
  expect(alone.ok).toContain('The logo can be seen on a light page')
  expect(alone.problems).toEqual([])
  name("{ light: '/logo.svg', dark: '/logo-escuro.svg' }")
  expect((await examine(clone)).ok).toContain('The logo can be seen on a dark page')
  name("{ light: '/logotipo.svg' }")
  expect((await examine(clone)).problems).toEqual([
    'site.config.ts: logo: public/logotipo.svg is not there, or cannot be read as a picture',
  ])
})
