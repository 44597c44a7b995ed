import { expect, test } from '../fixtures/instances'
import type { RunningSite } from '../servers/site'

/* Tests that an instance which answered 404 learns of a page as soon as another instance has it. */

test('a record that is pushed to one instance has a page at the first visit of another that has just answered 404', {
  tag: '@all',
}, async ({ instances }) => {
  const { a, b, addService } = instances
  const status = async (site: RunningSite, slug: string) =>
    (await fetch(`${site.origin}/servicos/${slug}`)).status
  for (let turn = 1; turn <= 10; turn += 1) {
    const slug = `nova-${turn}`
    const [pushed, other] = turn % 2 === 0 ? [a, b] : [b, a]
    for (const site of [a, b]) expect(await status(site, slug), slug).toBe(404)
    expect((await addService(slug, pushed)).status).toBe(200)
    expect(await status(other, slug), slug).toBe(200)
    expect(await status(pushed, slug), slug).toBe(200)
  }
})
