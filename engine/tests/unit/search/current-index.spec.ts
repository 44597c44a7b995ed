import { siteOf } from '@/lib/content/site'
import { currentIndex } from '../../../src/search/current-index'
import { partsFrom } from '../../../src/snapshots/parts'
import { expect, test } from '../own-environment'
import { parsed } from '../platform/contract/parsed'

test.use({ environment: { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'http://localhost:9' } })

const written = (index: number, text: string) => ({ slug: `p${index}`, title: 'a', body: `<p>${text}</p>` })

function siteWith(records: object[]) {
  const { content } = parsed('posts', records)
  return siteOf({ ...partsFrom(6, {}), posts: content, version: '', moves: [] })
}

test('other work has its turn while the index is made, and a save adds only what it changed', async () => {
  const posts = Array.from({ length: 20 }, (_, post) =>
    written(post, Array.from({ length: 6_000 }, (_, word) => `p${post}x${word}`).join(' ')),
  )
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  })
  const before = await currentIndex(siteWith(posts))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(2)
  // A clone also has its own Markdown pages.
  expect(before.index.size).toBeGreaterThanOrEqual(posts.length)
  const after = await currentIndex(siteWith([written(20, 'elevador'), ...posts]))
  expect(after.index).toBe(before.index)
  expect(after.index.find('elevador', after.lists).groups).toEqual([{ group: 'artigos', slugs: ['p20'] }])
})

test('an index beyond its maximum of words has all titles and short texts, and the first words of each text', async () => {
  const posts = Array.from({ length: 6 }, (_, post) => ({
    ...written(post, Array.from({ length: 60_000 }, (_, word) => `p${post}x${word}`).join(' ')),
    title: `Guindaste t${post}`,
    tags: [`s${post}`],
  }))
  const { index, lists } = await currentIndex(siteWith(posts))
  const found = (question: string) => index.find(question, lists).groups.flatMap(({ slugs }) => slugs)
  for (const number of [0, 5]) {
    for (const word of [`t${number}`, `s${number}`, `p${number}x5000`])
      expect(found(word)).toEqual([`p${number}`])
  }
  expect([index.isFull, found('guindaste').length]).toEqual([true, 6])
})
