import type { Page } from '@playwright/test'

/** Waits until React has taken over what it shows: it marks the elements that it knows. */
export async function whenHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  )
}
