import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Path of a Chromium to test with: the test tool's own, else one that the system has; undefined when there is none. */
export function chromiumPath(): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  return ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find((path) => path !== undefined)
}

function onPath(command: string): string | undefined {
  try {
    const locate = process.platform === 'win32' ? 'where' : 'which'
    return (
      execFileSync(locate, [command], { encoding: 'utf8', stdio: 'pipe' }).split('\n')[0]?.trim() || undefined
    )
  } catch {
    return undefined
  }
}
