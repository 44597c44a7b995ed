import { currentIndex } from '@/lib/engine/search/current-index'
import { partsFrom } from '@/lib/engine/snapshots/parts'
import { siteOf } from '@/lib/site/content/site'
import { expect, test } from '../../own-environment'
import { parsed } from '../platform/parsed'

test.use({ environment: { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'http://localhost:9' } })

test('others have their turns while the index is made, and a save adds what it changed', async () => {
  const written = (index: number, text: string) => ({ slug: `p${index}`, title: 'a', body: `<p>${text}</p>` })
  const posts = Array.from({ length: 20 }, (_, post) =>
    written(post, Array.from({ length: 6_000 }, (_, word) => `p${post}x${word}`).join(' ')),
  )
  const siteWith = (records: object[]) => {
    const { content } = parsed('posts', records)
    return siteOf({ ...partsFrom(6, {}), posts: content, version: '', moves: [] })
  }
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  })
  const before = await currentIndex(siteWith(posts))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(2)
  // A clone has Markdown pages of its own besides.
  expect(before.index.size).toBeGreaterThanOrEqual(posts.length)
  const after = await currentIndex(siteWith([written(20, 'elevador'), ...posts]))
  expect(after.index).toBe(before.index)
  expect(after.index.find('elevador', after.lists).groups).toEqual([{ group: 'artigos', slugs: ['p20'] }])
})
