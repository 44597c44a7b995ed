import { expect } from '@playwright/test'
import { runBuild } from '../../servers/next-program'
import { test, wellConfigured } from '../support/kit'

test('mistakes in logo, icon, pictures and accent stop a build with one message that has a sentence for each', async ({
  clone,
}) => {
  clone.write('public/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 40"/>')
  clone.write('site/pages/equipa.md', '---\ntitle: Equipa\n---\n\n![Ana](/ana.jpg)\n')
  const look = `
    logo: { light: '/Logo.svg', dark: '/logo.pdf' },
    icon: '/logo.svg',
    heroPicture: { src: '/casa.jpg', alt: '' },
    accent: '#fdfdfd',`
  clone.write(
    'site/config.ts',
    clone.read('site/config.ts').replace('defineSite({', (start) => start + look),
  )
  const env = { ...process.env, NODE_ENV: 'production', ...wellConfigured, SITE_THEME: 'oficina' } as const
  const printed = await runBuild(env, clone.file('.')).then(() => '', String)
  const sentences = printed.split('\n').flatMap((line) => (line.startsWith('  - ') ? [line.slice(4)] : []))
  expect(sentences).toEqual([
    expect.stringMatching(/^site\/config\.ts: accent: #fdfdfd cannot be told .* \(the theme oficina\)$/),
    'site/config.ts: logo: public/Logo.svg is written /logo.svg',
    'site/config.ts: logo: public/logo.pdf is not there, or cannot be read as a picture',
    'site/config.ts: heroPicture: public/casa.jpg is not there, or cannot be read as a picture',
    'site/config.ts: heroPicture: alt is empty: write what the picture shows',
    'site/config.ts: icon: public/logo.svg is 90 × 40 pixels: it has to be square',
    'site/pages/equipa.md: public/ana.jpg is not there, or cannot be read as a picture',
  ])
})
