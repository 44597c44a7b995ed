import { expect } from '@playwright/test'
import { examine } from '../support/doctor'
import { keyOf, test } from '../support/kit'

test('a field that is wrong, and a record that is dropped, are named with resource, slug and field', async ({
  clone,
  platform,
}) => {
  const spoiled = { siteKey: 'mare-alta', fault: 'wrong-record' }
  await platform.setFault({ ...spoiled, resource: 'services', fields: ['title', 'bullets'] })
  await platform.setFault({ ...spoiled, resource: 'faqs' })
  const { problems, advice, ok } = await examine(clone)
  expect(problems).toEqual([expect.stringMatching(/^faqs: record number 1 left out: slug: /)])
  expect(advice).toContainEqual(expect.stringMatching(/^services: record "[\w-]+": title: .* not understood/))
  expect(advice).toContainEqual(expect.stringMatching(/^services: record "[\w-]+": bullets\.0: left out: /))
  expect(ok).not.toContainEqual(expect.stringMatching(/^faqs: /))
})

test('unknown icons, slugs that come twice and what else is not shown', async ({
  clone,
  changedPlatform,
}) => {
  const PLATFORM_ORIGIN = await changedPlatform({
    services: ([first, ...rest]: object[]) => [{ ...first, slug: 'a', icon: 'rocket' }, ...rest],
    values: ([first]: object[]) => ['b', 'b'].map((slug) => ({ ...first, slug })),
    testimonials: ([first]: object[]) => [{ ...first, slug: 'c', rating: 9 }],
  })
  const { problems, advice } = await examine(clone, { PLATFORM_ORIGIN })
  expect(problems).toEqual(['values: record "b" left out: slug: already taken by another record'])
  for (const said of [
    /^services: record "a": icon: "rocket" is unknown/,
    /^testimonials: record "c": rating: 9 is not understood/,
  ])
    expect(advice).toContainEqual(expect.stringMatching(said))
})

test('a tenant without content', async ({ clone }) => {
  const { problems, advice, ok } = await examine(clone, { SITE_API_KEY: keyOf('sitio-novo') })
  expect(problems).toEqual([expect.stringContaining('The business has no name')])
  expect(advice).toContainEqual(expect.stringContaining('no phone, e-mail or WhatsApp'))
  expect(advice).toContainEqual(expect.stringContaining('no privacy policy'))
  expect(ok).toContain('The content refers to no files')
  expect(ok).toContain('The content has no placeholder left')
})
