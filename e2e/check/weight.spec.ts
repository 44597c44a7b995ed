import { siteConfig } from '../../site.config'
import { expect, test } from './every-page'

/** KiB with gzip: what the heaviest page of the template may weigh, and what site.config.ts allows on top. */
const limits = {
  script: 6 + siteConfig.addedWeight.script,
  /** Of a page with a client component: React and Next.js weigh 132. */
  scriptWithComponents: 138 + siteConfig.addedWeight.script,
  styles: 14 + siteConfig.addedWeight.styles,
  html: 32 + siteConfig.addedWeight.html,
}

test('no page is heavier than addedWeight in site.config.ts allows', ({ visits }) => {
  for (const { path, weight, components } of visits) {
    const limit = components.length > 0 ? limits.scriptWithComponents : limits.script
    expect(
      weight.script,
      `${path}: KiB of script, for ${components.join(', ') || 'no client component'}`,
    ).toBeLessThan(limit)
    expect(weight.stylesheet, `${path}: KiB of styles`).toBeLessThan(limits.styles)
    expect(weight.document, `${path}: KiB of HTML`).toBeLessThan(limits.html)
  }
})
