import { beginning } from '@site-starter/engine/testing'
import { siteConfig } from '../../site/config'
import { expect, test } from './every-page'
import type { TextSources } from './reading/text-sources'
import type { Visit } from './visit'

/* Browser tests of all the client's own pages and of the longest page of each kind of record. Other records are tested on a phone only. */

/** Limits in KiB after gzip: the weight of the template's heaviest page, plus what site/config.ts allows. */
const limits = {
  script: 6 + siteConfig.addedWeight.script,
  /** The limit for a page with a client component or a streamed part: React and Next.js weigh 132. */
  scriptWithComponents: 138 + siteConfig.addedWeight.script,
  styles: 16 + siteConfig.addedWeight.styles,
  html: 32 + siteConfig.addedWeight.html,
}

test('axe finds nothing, in light and dark, at 390 and 1280 px: contrast, names, structure', ({
  visits,
  sources,
}) => {
  expect(
    withSources(
      visits.flatMap(({ axe }) => axe),
      sources,
    ),
  ).toEqual([])
})

test('nothing scrolls sideways, leaves the window or is wider than its line: at 320, 390 and 1280 px, other records at 320', ({
  visits,
  wideRecords,
  sources,
}) => {
  expect(withSources([...visits.flatMap(({ wide }) => wide), ...wideRecords], sources)).toEqual([])
})

/** The most characters that are quoted of an element: its tag and first words are enough, and some rules concern the whole page. */
const MAX_QUOTE_LENGTH = 200

function withSources(findings: Visit['wide'], sources: TextSources): string[] {
  return findings.map(({ path, conditions, what, about }) => {
    const text = what.endsWith(about) ? '' : `: ${beginning(about, MAX_QUOTE_LENGTH)}`
    return `${path} ${conditions}: ${what}${text}${sources.ofText(about, path)}`
  })
}

test('no bar hides what the keyboard reaches, on a phone and at a zoom of 400 %', ({ visits }) => {
  expect(visits.flatMap(({ path, hidden }) => hidden.map((element) => `${path}: ${element}`))).toEqual([])
})

test('no page is heavier than addedWeight in site/config.ts allows', ({ visits }) => {
  for (const { path, weight, bringsScript } of visits) {
    const limit = bringsScript.length > 0 ? limits.scriptWithComponents : limits.script
    expect(
      weight.script,
      `${path}: KiB of script, for ${bringsScript.join(', ') || 'no client component'}`,
    ).toBeLessThan(limit)
    expect(weight.stylesheet, `${path}: KiB of styles`).toBeGreaterThan(0)
    expect(weight.stylesheet, `${path}: KiB of styles`).toBeLessThan(limits.styles)
    expect(weight.document, `${path}: KiB of HTML`).toBeGreaterThan(0)
    expect(weight.document, `${path}: KiB of HTML`).toBeLessThan(limits.html)
  }
})

test('every page is whole: no gaps in texts, nothing that the policy forbids', ({ visits }) => {
  for (const { path, status, text, headers, errors } of visits) {
    expect(status, path).toBe(path === '/nada' ? 404 : 200)
    expect(text, path).not.toMatch(/\b(?:undefined|null|NaN)\b|\[object/)
    expect(headers['content-security-policy'], path).toContain("default-src 'self'")
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(path === '/nada' ? errors.filter((error) => !error.includes('404')) : errors, path).toEqual([])
  }
})
