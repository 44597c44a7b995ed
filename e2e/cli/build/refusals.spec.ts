import { expect } from '@playwright/test'
import { runBuild } from '../../servers/next-program'
import type { Clone } from '../support/clone'
import { key, test } from '../support/kit'

/* What is wrong with the look of a clone stops `next build` before it compiles anything. */

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"><path d="M0 0h90v40H0z"/></svg>'
const themeLine = "  theme: 'atlantico',\n"

/** The sentences with which a build is refused. */
async function refusalsOf(
  clone: Clone,
  origin: string,
  variables: Record<string, string> = {},
): Promise<string[]> {
  const configuration = { NODE_ENV: 'production', SITE_API_KEY: key, PLATFORM_ORIGIN: origin } as const
  const build = runBuild({ ...process.env, ...configuration, ...variables }, clone.file('.'))
  const printed = await build.then(() => '', String)
  return printed.split('\n').flatMap((line) => (line.startsWith('  - ') ? [line.slice(4)] : []))
}

test('every mistake is a sentence of one message', async ({ clone, platform }) => {
  clone.write('public/logo.svg', drawing)
  clone.write('site.pages/equipa.md', '---\ntitle: Equipa\n---\n\n![Ana](/ana.jpg)\n')
  const look = `
    logo: { light: '/Logo.svg', dark: '/logo.pdf' },
    icon: '/logo.svg',
    heroPicture: { src: '/casa.jpg', alt: '' },
    accent: '#fdfdfd',`
  clone.write('site.config.ts', clone.read('site.config.ts').replace(themeLine, themeLine + look))
  expect(await refusalsOf(clone, platform.origin)).toEqual([
    'site.config.ts: logo: public/Logo.svg is written /logo.svg',
    'site.config.ts: logo: /logo.pdf is no picture that browsers show: take an SVG, PNG, JPEG, WebP, AVIF or GIF',
    'site.config.ts: heroPicture: public/casa.jpg is not there, or cannot be read as a picture',
    'site.config.ts: icon: public/logo.svg is 90 × 40 pixels: it has to be square',
    'site.config.ts: heroPicture: alt is empty: write what the picture shows',
    'site.pages/equipa.md shows public/ana.jpg, which is not there',
    expect.stringMatching(/^site\.config\.ts: accent: #fdfdfd cannot be told .* \(the theme atlantico\)$/),
  ])
})

test('an accent that another theme cannot show is refused once that theme is chosen', async ({
  clone,
  platform,
}) => {
  const tokens = clone.read('themes/oficina/tokens.css')
  // A page of middle grey: on it and on the theme's white cards nothing of one colour can be read.
  clone.write('themes/oficina/tokens.css', tokens.replace(/--paper: .*;/, '--paper: oklch(57% 0 0);'))
  const config = clone.read('site.config.ts')
  clone.write('site.config.ts', config.replace(themeLine, `${themeLine}  accent: '#1d4ed8',\n`))
  const problems = await refusalsOf(clone, platform.origin, { SITE_THEME: 'oficina' })
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems)
    expect(problem).toMatch(
      /^site\.config\.ts: accent: #1d4ed8 cannot be read in the theme oficina: .*4\.5 is the least$/,
    )
})
