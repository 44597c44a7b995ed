import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { onPath } from './programs'

/** Path of a Chromium to test with: the test tool's own, else one that the system has; undefined when there is none. */
export function chromiumPath(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  return ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find((path) => path !== undefined)
}
