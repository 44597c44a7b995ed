import { expect } from '@playwright/test'
import { runBuild } from '../../servers/next-program'
import type { Clone } from '../support/clone'
import { test, wellConfigured } from '../support/kit'

/* What is wrong with the look of a clone stops `next build` before it compiles anything. */

const themeLine = "  theme: 'atlantico',\n"

/** The sentences with which a build is refused whose site.config.ts has these lines too. */
async function refusalsOf(clone: Clone, lines: string, variables: Record<string, string> = {}) {
  clone.write('site.config.ts', clone.read('site.config.ts').replace(themeLine, themeLine + lines))
  const env = { ...process.env, NODE_ENV: 'production', ...wellConfigured, ...variables } as const
  const printed = await runBuild(env, clone.file('.')).then(() => '', String)
  return printed.split('\n').flatMap((line) => (line.startsWith('  - ') ? [line.slice(4)] : []))
}

test('every mistake is a sentence of one message', async ({ clone }) => {
  clone.write('public/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"/>')
  clone.write('site.pages/equipa.md', '---\ntitle: Equipa\n---\n\n![Ana](/ana.jpg)\n')
  const look = `
    logo: { light: '/Logo.svg', dark: '/logo.pdf' },
    icon: '/logo.svg',
    heroPicture: { src: '/casa.jpg', alt: '' },
    accent: '#fdfdfd',`
  expect(await refusalsOf(clone, look)).toEqual([
    'site.config.ts: logo: public/Logo.svg is written /logo.svg',
    'site.config.ts: logo: /logo.pdf is no picture that browsers show: take an SVG, PNG, JPEG, WebP, AVIF or GIF',
    'site.config.ts: heroPicture: public/casa.jpg is not there, or cannot be read as a picture',
    'site.config.ts: icon: public/logo.svg is 90 × 40 pixels: it has to be square',
    'site.config.ts: heroPicture: alt is empty: write what the picture shows',
    'site.pages/equipa.md shows public/ana.jpg, which is not there',
    expect.stringMatching(/^site\.config\.ts: accent: #fdfdfd cannot be told .* \(the theme atlantico\)$/),
  ])
})

test('an accent that another theme cannot show is refused once that theme is chosen', async ({ clone }) => {
  const tokens = clone.read('themes/oficina/tokens.css')
  // A page of middle grey: on it and on the theme's white cards nothing of one colour can be read.
  clone.write('themes/oficina/tokens.css', tokens.replace(/--paper: .*;/, '--paper: oklch(57% 0 0);'))
  const problems = await refusalsOf(clone, "  accent: '#1d4ed8',\n", { SITE_THEME: 'oficina' })
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems)
    expect(problem).toMatch(
      /^site\.config\.ts: accent: #1d4ed8 cannot be read in the theme oficina: .*4\.5 is the least$/,
    )
})
