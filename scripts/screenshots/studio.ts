import { readdirSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { headlessChromium } from '../../e2e/servers/chromium'
import { endAll, ended, next } from '../processes'

export interface Studio {
  browser: Browser
  themes: string[]
  /** Builds the site in a theme and starts it. Stops it when `look` is done. */
  inTheme: (theme: string, env: NodeJS.ProcessEnv, look: () => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...headlessChromium() })
  const folders = readdirSync(new URL('../../themes', import.meta.url), { withFileTypes: true })
  return {
    browser,
    themes: folders.flatMap((folder) => (folder.isDirectory() ? [folder.name] : [])),
    inTheme: async (theme, env, look) => {
      const site = { ...env, SITE_THEME: theme }
      if ((await ended(next(['build'], site))) !== 0) throw new Error(`The theme ${theme} does not build.`)
      const server = next(['start'], site)
      await answers(`${env.SITE_URL}/api/health`)
      await look()
      server.kill('SIGTERM')
      await ended(server)
    },
    close: async () => {
      await browser.close()
      endAll()
    },
  }
}

async function answers(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 200))
  }
  throw new Error(`${address} does not answer.`)
}
