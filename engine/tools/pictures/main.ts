/* Each picture is a row of the three themes: the first screen of the demo, that of a client without pictures, and the demo on a phone. */
import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { ended, next } from '../../commands/processes'
import { projectFile } from '../../commands/shared/project'
import { headlessChromium } from '../../tests/servers/chromium'
import { pictures, themes } from './pictures'
import { rowOf } from './row'
import { runningSite } from './running-site'
import { screenOf } from './screen'

const browser = await chromium.launch({ ...headlessChromium(), args: ['--no-sandbox'] })
const screens = new Map<string, Buffer[]>(pictures.map(({ file }) => [file, []]))
for (const theme of themes) await lookAt(theme, browser)
for (const { file, width } of pictures)
  writeFileSync(projectFile('docs', 'images', `${file}.webp`), await rowOf(screens.get(file) ?? [], width))
await browser.close()
process.exit(0)

/** Builds a theme, and takes its screenshots for all pictures. */
async function lookAt(theme: string, browser: Browser): Promise<void> {
  const build = { ...process.env, SITE_THEME: theme, NEXT_DIST_DIR: `.next-pictures-${theme}` }
  if ((await ended(next(['build'], build))) !== 0) process.exit(1)
  for (const picture of pictures) {
    const site = await runningSite({ ...build, SANDBOX_TENANT: picture.tenant })
    screens.get(picture.file)?.push(await screenOf(browser, site.origin, picture.window))
    await site.stop()
  }
}
