import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { onPath } from './programs'

/**
 * Options that start a Chromium to test with: Playwright's own, which it finds by itself, else one that the system has, if possible
 * the one that never opens a window: it takes a third of the processor time. Undefined when there is none.
 */
export function headlessChromium(): { executablePath?: string } | undefined {
  if (existsSync(chromium.executablePath())) return {}
  const executablePath = firstOnPath(['chromium-headless-shell', ...browsers])
  return executablePath ? { executablePath } : undefined
}

/** Path of a Chromium that people use too; undefined when there is none. */
export function chromiumPath(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : firstOnPath(browsers)
}

const browsers = ['chromium', 'chromium-browser', 'google-chrome']

function firstOnPath(names: string[]): string | undefined {
  return names.map(onPath).find((path) => path !== undefined)
}
