import { markupProblems, pictureSize } from '@site-starter/engine/testing'
import { cloneOrigin } from '../clone-site/clone-site'
import { expect, test } from './every-page'
import { pagesToSee } from './reading/crawl'
import { titleProblems } from './reading/titles'
import { missingData } from './required-data'

/* Tests of what search engines, screen readers and other sites read on every page. */

test('the HTML of every page is valid', async ({ site, sources }) => {
  const crawled = new Set(site.pages.map(({ path }) => path))
  // Search results, and the page for a missing address.
  const others = pagesToSee(site).filter((path) => !crawled.has(path))
  const read = async (path: string) => ({
    path,
    markup: await markupProblems(await (await fetch(cloneOrigin + path)).text()),
  })
  const pages = [...site.pages, ...(await Promise.all(others.map(read)))]
  const found = pages.flatMap(({ path, markup }) =>
    markup.map(({ what, html, text }) => `${path}: ${what}: ${html}${sources.ofText(text, path)}`),
  )
  expect(found).toEqual([])
})

test('every page has one heading of the first level, and skips none', ({ site, sources }) => {
  const found = site.pages.flatMap(({ path, headings }) => {
    const first = headings.filter(({ level }) => level === 1)
    const skipped = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1)
    return [
      ...(first.length === 1 ? [] : [`${path} has ${first.length} headings of the first level`]),
      ...skipped.map(
        ({ level, text }) => `${path}: the h${level} "${text}" skips a level${sources.ofText(text, path)}`,
      ),
    ]
  })
  expect(found).toEqual([])
})

test('every page has a title that no other page of its language has', ({ site, sources }) => {
  expect(titleProblems(site.pages, sources)).toEqual([])
})

test('structured data can be read, and has what search engines ask for', ({ site }) => {
  const found = site.pages.flatMap(({ path, data }) =>
    data.flatMap(missingData).map((problem) => `${path}: ${problem}`),
  )
  expect(found).toEqual([])
  expect(site.pages.some(({ data }) => data.length > 0)).toBe(true)
})

test('every page has an image to be shared with', async ({ site, request }) => {
  for (const path of pagesToSee(site)) {
    const page = site.pages.find((one) => one.path === path)
    if (!page) continue
    expect(page.ogImage, path).not.toBe('')
    const response = await request.get(new URL(page.ogImage).pathname)
    expect(response.status(), `${path}: ${page.ogImage}`).toBe(200)
    expect(await pictureSize(await response.body()), path).toEqual({ width: 1200, height: 630 })
  }
})
