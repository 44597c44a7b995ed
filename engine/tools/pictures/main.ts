/* The pictures of README.md and docs/map.md. `npm run pictures -- map-home phone` makes these alone. */
import { writeFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { ended, next } from '../../commands/processes'
import { projectFile } from '../../commands/shared/project'
import { headlessChromium } from '../../tests/servers/chromium'
import { mapPictures } from './map-pictures'
import { pictures } from './pictures'
import { rowOf } from './row'
import { runningSite } from './running-site'
import { screenOf } from './screen'
import { themes, type View } from './view'

const names = process.argv.slice(2)
const wanted = [...pictures, ...mapPictures].filter(({ file }) => names.length === 0 || names.includes(file))
const views = wanted.flatMap((picture) => picture.views)
const screens = new Map<View, Buffer>()
const browser = await chromium.launch({ ...headlessChromium(), args: ['--no-sandbox'] })
for (const theme of themes)
  await lookAt(
    theme,
    views.filter((view) => view.theme === theme),
    browser,
  )
for (const { file, width, views } of wanted) {
  const row = await rowOf(
    views.flatMap((view) => screens.get(view) ?? []),
    width,
  )
  writeFileSync(projectFile('docs', 'images', `${file}.webp`), row)
}
await browser.close()
process.exit(0)

/** Builds a theme, and takes its screenshots. */
async function lookAt(theme: string, views: View[], browser: Browser): Promise<void> {
  if (views.length === 0) return
  const build = { ...process.env, SITE_THEME: theme, NEXT_DIST_DIR: `.next-pictures-${theme}` }
  if ((await ended(next(['build'], build))) !== 0) process.exit(1)
  for (const tenant of new Set(views.map((view) => view.tenant))) {
    const site = await runningSite({ ...build, SANDBOX_TENANT: tenant })
    for (const view of views.filter((view) => view.tenant === tenant))
      screens.set(view, await screenOf(browser, site.origin, view))
    await site.stop()
  }
}
