import { stripVTControlCharacters } from 'node:util'
import { stagePlan } from '../fixtures/stages'
import { expect, test } from './fresh-site'

const { secret } = stagePlan('mare-alta')

test('pushes right after a start, before anyone visited, leave a clean log', { tag: '@all' }, async ({
  site,
}) => {
  const tags = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']
  for (const tag of tags) {
    const response = await fetch(`${site.origin}/api/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: [tag] }),
    })
    expect(response.status, tag).toBe(200)
  }
  for (const path of ['/', '/sobre']) expect((await fetch(site.origin + path)).status).toBe(200)
  const isSave = (line: string) => /^\[platform\] saved: \w+; \d+ pages changed; \d+ ms$/.test(line)
  const lines = () => stripVTControlCharacters(site.log()).split('\n')
  // Each save is one line, once its pages are counted.
  await expect.poll(() => lines().filter(isSave).length).toBe(tags.length)
  // What Next.js says of its own start begins with a sign.
  expect(lines().filter((line) => !/^\s*([▲✓-].*)?$/.test(line) && !isSave(line))).toEqual([])
})
