import { expect } from '@playwright/test'
import type { Clone } from '../support/clone'
import { examine } from '../support/doctor'
import { test } from '../support/kit'

/** Replaces a text in site.config.ts, and returns the new file. */
function configured(clone: Clone, from: string, to: string): string {
  const config = clone.read('site.config.ts').replace(from, to)
  clone.write('site.config.ts', config)
  return config
}

test('placeholders are found with their lines, and what keeps the site from being built is named', async ({
  clone,
}) => {
  const copy = clone.read('site.copy.ts').replace("'Trabalho feito'", "'Lorem ipsum'")
  clone.write('site.copy.ts', copy)
  const config = configured(clone, 'scripts: []', "scripts: [{ src: 'https://stats.example/count.js' }]")
  const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length
  const found = [
    `site.config.ts:${lineOf(config, 'stats.example')} says "stats.example"`,
    `site.copy.ts:${lineOf(copy, 'Lorem ipsum')} says "Lorem ipsum"`,
  ]
  expect((await examine(clone)).problems).toEqual(found)

  configured(clone, 'redirects: []', "redirects: [{ from: '/blog', to: '/servicos' }]")
  clone.write('site.pages/equipa.md', '---\ntitle: Equipa\n---\n\nLorem ipsum')
  const { problems } = await examine(clone)
  expect(problems).toContainEqual(expect.stringMatching(/^site\.config\.ts: redirects: \/blog is a page/))
  expect(problems).toContain('site.pages/equipa.md:5 says "Lorem ipsum"')
})

test('a logo that dark pages hide is told of, and one that is not there is refused', async ({ clone }) => {
  const drawing = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><path fill="${fill}" d="M0 0h90v40H0z"/></svg>`
  clone.write('public/logo.svg', drawing('#0b293f'))
  clone.write('public/logo-escuro.svg', drawing('#f3f0e9'))
  const theme = "theme: 'atlantico',"
  configured(clone, theme, `${theme}\n  logo: { light: '/logo.svg' },`)
  const alone = await examine(clone)
  expect(alone.advice).toContain('Most of the logo public/logo.svg cannot be seen on a dark page')
  expect(alone.ok).toContain('The logo can be seen on a light page')
  expect(alone.problems).toEqual([])
  configured(clone, "light: '/logo.svg'", "light: '/logo.svg', dark: '/logo-escuro.svg'")
  expect((await examine(clone)).ok).toContain('The logo can be seen on a dark page')
  configured(clone, "light: '/logo.svg'", "light: '/logotipo.svg'")
  expect((await examine(clone)).problems).toEqual([
    'site.config.ts: logo: public/logotipo.svg is not there, or cannot be read as a picture',
  ])
})
