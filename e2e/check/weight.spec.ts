import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { siteConfig } from '../../site.config'
import { expect, inTabs, test } from './every-page'

/** KiB with gzip: what the heaviest page of the template may weigh, and what site.config.ts allows on top. */
const limits = {
  script: 138 + siteConfig.addedWeight.script,
  styles: 14 + siteConfig.addedWeight.styles,
  html: 32 + siteConfig.addedWeight.html,
}

test('no page is heavier than addedWeight in site.config.ts allows', async ({ context, paths }) => {
  const weigh = async (tab: Page, path: string) => {
    const sizes = { script: 0, stylesheet: 0, document: 0 }
    const bodies: Promise<void>[] = []
    tab.removeAllListeners('response')
    tab.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind !== 'script' && kind !== 'stylesheet' && kind !== 'document') return
      const counted = response.body().then((body) => {
        sizes[kind] += gzipSync(body).length / 1024
      })
      // One that comes when all is counted may be cut off by the end of the test.
      counted.catch(() => undefined)
      bodies.push(counted)
    })
    await tab.goto(path, { waitUntil: 'networkidle' })
    await Promise.all(bodies)
    expect(sizes.script, `${path}: KiB of script`).toBeLessThan(limits.script)
    expect(sizes.stylesheet, `${path}: KiB of styles`).toBeLessThan(limits.styles)
    expect(sizes.document, `${path}: KiB of HTML`).toBeLessThan(limits.html)
  }
  // Most of the time passes until the network is idle.
  await inTabs(context, paths, weigh, 5)
})
