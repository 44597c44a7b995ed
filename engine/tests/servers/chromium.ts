import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { onPath } from './programs'

/**
 * Options that start a Chromium for tests: the one of Playwright, which Playwright finds by itself, or one of the system. The headless
 * shell comes first, because it takes a third of the processor time. Undefined when there is none.
 */
export function headlessChromium(): { executablePath?: string } | undefined {
  if (existsSync(chromium.executablePath())) return {}
  const executablePath = firstOnPath(['chromium-headless-shell', ...browsers])
  return executablePath ? { executablePath } : undefined
}

/** Path of a full Chromium, not the headless shell; undefined when there is none. */
export function chromiumPath(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : firstOnPath(browsers)
}

const browsers = ['chromium', 'chromium-browser', 'google-chrome']

function firstOnPath(names: string[]): string | undefined {
  return names.map(onPath).find((path) => path !== undefined)
}
