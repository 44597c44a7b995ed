import { redirectList } from '@site-starter/engine/testing'
import { nameOf } from '../../lib/routes/paths'
import { folders } from '../../lib/settings/paths'
import { siteConfig } from '../../site/config'
import { cloneOrigin, clonePlatform } from '../clone-site/clone-site'
import { expect, test } from './every-page'
import { crawledTarget } from './reading/crawl'
import { sitemapProblems } from './reading/sitemap'
import { tryRedirect } from './redirects'

/* Tests of every address that the site, its menus and its settings link to. Other sites receive no requests. */

test('every link of the site leads to a page, and to an anchor that the page has', ({ site, sources }) => {
  expect(site.answers.size).toBeGreaterThan(10)
  const ids = new Map(site.pages.map(({ path, ids }) => [path, new Set(ids)]))
  const found = site.pages.flatMap(({ path, links }) =>
    links.flatMap(({ href, text }) => {
      const problem = (what: string) =>
        `${path}: the link "${text}" to ${href} ${what}${sources.ofAddress(href, path)}`
      if (!URL.canParse(href, cloneOrigin + path)) return [problem('is no address')]
      const address = new URL(href, cloneOrigin + path)
      const { pathname, search, hash } = address
      const target = crawledTarget(address)
      if (target === undefined) return []
      const status = site.answers.get(target)
      if (status !== 200) return [problem(`answers ${status}`)]
      const anchor = decodeURIComponent(hash.slice(1))
      const isThere = anchor === '' || search !== '' || (ids.get(pathname)?.has(anchor) ?? true)
      return isThere ? [] : [problem('leads to no anchor of that page')]
    }),
  )
  expect([...new Set(found)]).toEqual([])
})

test('every address of the sitemap is a page', ({ site, sources }) => {
  expect(sitemapProblems(site, sources)).toEqual([])
})

test('every picture of the site can be fetched', async ({ site, sources }) => {
  const answers = new Map<string, number>()
  const found: string[] = []
  for (const { path, pictures } of site.pages) {
    for (const picture of pictures) {
      const address = new URL(picture, cloneOrigin)
      if (![cloneOrigin, clonePlatform].includes(address.origin)) continue
      const status = answers.get(picture) ?? (await fetch(address, { method: 'HEAD' })).status
      answers.set(picture, status)
      if (status !== 200)
        found.push(`${path}: the picture ${picture} answers ${status}${sources.ofAddress(picture, path)}`)
    }
  }
  expect(found).toEqual([])
})

test('every redirect leads to a page that answers', async ({ site }) => {
  const paths = site.pages.map(({ path }) => path)
  const found: (string | undefined)[] = []
  // One redirect at a time: a list of thousands would flood the site.
  for (const redirect of redirectList) found.push(await tryRedirect(redirect, paths))
  expect(found.filter((problem) => problem !== undefined)).toEqual([])
})

test("the template's addresses lead to the client's words", async () => {
  const names = Object.keys(siteConfig.paths ?? {}) as (keyof typeof folders)[]
  const found = await Promise.all(
    names.map(async (page) => {
      const { status, headers } = await fetch(`${cloneOrigin}/${folders[page]}`, { redirect: 'manual' })
      return [page, status, new URL(headers.get('location') ?? '', cloneOrigin).pathname]
    }),
  )
  const renamed = names.filter((page) => nameOf(page) !== folders[page])
  expect(found.filter(([page]) => renamed.some((name) => name === page))).toEqual(
    renamed.map((page) => [page, 308, `/${nameOf(page)}`]),
  )
})

test('every script of site/config.ts at a path of this site exists', async () => {
  const scripts = [...siteConfig.scripts, ...(siteConfig.consent?.scripts ?? [])]
  const paths = scripts.map(({ src }) => src).filter((src) => src.startsWith('/'))
  const found = await Promise.all(
    paths.map(async (src) => {
      const { status } = await fetch(cloneOrigin + src)
      return status === 200 ? [] : [`${src} answers ${status}: it is no file of public/`]
    }),
  )
  expect(found.flat()).toEqual([])
})
