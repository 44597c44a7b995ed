import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { onPath } from './programs'

/**
 * Launch options for a Chromium: the one that Playwright finds by itself, or one of the system. The headless shell is preferred, because it takes a
 * third of the CPU time. Undefined if there is none.
 */
export function headlessChromium(): { executablePath?: string } | undefined {
  if (existsSync(chromium.executablePath())) return {}
  const executablePath = firstOnPath(['chromium-headless-shell', ...browsers])
  return executablePath ? { executablePath } : undefined
}

/** The path of a full Chromium, not the headless shell; undefined if there is none. */
export function chromiumPath(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : firstOnPath(browsers)
}

const browsers = ['chromium', 'chromium-browser', 'google-chrome']

function firstOnPath(names: string[]): string | undefined {
  return names.map(onPath).find((path) => path !== undefined)
}
