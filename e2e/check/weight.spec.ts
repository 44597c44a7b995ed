import { siteConfig } from '../../site.config'
import { expect, test } from './every-page'

/** KiB with gzip: what the heaviest page of the template may weigh, and what site.config.ts allows on top. */
const limits = {
  script: 138 + siteConfig.addedWeight.script,
  styles: 14 + siteConfig.addedWeight.styles,
  html: 32 + siteConfig.addedWeight.html,
}

test('no page is heavier than addedWeight in site.config.ts allows', ({ visits }) => {
  for (const { path, weight } of visits) {
    expect(weight.script, `${path}: KiB of script`).toBeLessThan(limits.script)
    expect(weight.stylesheet, `${path}: KiB of styles`).toBeLessThan(limits.styles)
    expect(weight.document, `${path}: KiB of HTML`).toBeLessThan(limits.html)
  }
})
