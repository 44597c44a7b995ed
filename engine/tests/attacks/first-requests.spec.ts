import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { ports } from '../servers/ports'
import { pushTo, specifiedTags } from '../servers/push'
import { startSite } from '../servers/site'
import { expect, test } from './fresh-site'

/* Tests of requests that arrive after Next.js listens and before it has loaded the site: they are answered like all others. */

const origin = `http://localhost:${ports.site}`

test('requests that arrive before the site is ready get its headers and redirects', { tag: '@all' }, async ({
  sandbox: _,
}) => {
  const starting = startSite('mare-alta')
  // The last two paths link to a service that no longer exists.
  const paths = ['/', '/%73obre', '/%6eada', '/orcamento?servico=retirado', '/orcamento/outro']
  const answers = () => Promise.all(paths.map(firstAnswer))
  const first = await answers()
  const site = await starting
  try {
    expect(first).toEqual(await answers())
    expect(first.map(({ status }) => status)).toEqual([200, 200, 404, 307, 307])
    for (const { rules } of first) expect(rules).toContain('nosniff')
    for (const { location } of first.slice(3)) expect(location).toBe('/orcamento')
  } finally {
    await site.stop()
  }
  expect(site.log()).not.toContain('Error')
})

/** Status and headers of the first answer. */
async function firstAnswer(path: string) {
  for (;;) {
    try {
      const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
      const rules = ['content-security-policy', 'x-content-type-options'].map((name) => headers.get(name))
      return { status, rules, location: headers.get('location') }
    } catch {
      await sleep(5)
    }
  }
}

test('pushes right after a start, before the first visit, log one line each', { tag: '@all' }, async ({
  site,
}) => {
  for (const tag of specifiedTags) expect((await pushTo(site.origin, tag)).status, tag).toBe(200)
  for (const path of ['/', '/sobre']) expect((await fetch(site.origin + path)).status).toBe(200)
  const isSave = (line: string) => /^\[platform\] saved: \w+; \d+ pages changed; \d+ ms$/.test(line)
  const lines = () => stripVTControlCharacters(site.log()).split('\n')
  // Each save is logged in one line, once its pages are counted.
  await expect.poll(() => lines().filter(isSave).length).toBe(specifiedTags.length)
  // Lines of Next.js about its own start, which begin with a symbol.
  const ofStart = /^\s*([▲✓-].*)?$|^The site listens on /
  expect(lines().filter((line) => !ofStart.test(line) && !isSave(line))).toEqual([])
})
