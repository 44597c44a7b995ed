import { expect } from '@playwright/test'
import { startStandIn } from '../../servers/stand-in'
import { changedPlatform } from '../support/changed-platform'
import { configure, examine } from '../support/doctor'
import { keyOf, standInPort, test } from '../support/kit'

test('a field that is wrong, and a record that is dropped, are named with resource, slug and field', async ({
  clone,
  platform,
}) => {
  configure(clone, platform.origin)
  const spoil = (resource: string, fields?: string[]) =>
    platform.setFault({ siteKey: 'mare-alta', resource, fault: 'wrong-record', ...(fields && { fields }) })
  await spoil('services', ['title', 'bullets'])
  await spoil('faqs')
  const { problems, advice, ok } = await examine(clone)
  expect(problems).toEqual([expect.stringMatching(/^faqs: record number 1 left out: slug: /)])
  expect(advice).toContainEqual(expect.stringMatching(/^services: record "[\w-]+": title: .* not understood/))
  expect(advice).toContainEqual(expect.stringMatching(/^services: record "[\w-]+": bullets\.0: left out: /))
  expect(ok).not.toContainEqual(expect.stringMatching(/^faqs: /))
})

test('unknown icons, slugs that come twice and what else is not shown', async ({ clone, platform }) => {
  const standIn = await startStandIn(
    changedPlatform(platform.origin, {
      services: ([first, ...rest]: object[]) => [{ ...first, slug: 'a', icon: 'rocket' }, ...rest],
      values: ([first]: object[]) => [
        { ...first, slug: 'b' },
        { ...first, slug: 'b' },
      ],
      testimonials: ([first]: object[]) => [{ ...first, slug: 'c', rating: 9 }],
    }),
    standInPort,
  )
  configure(clone, standIn.origin)
  const { problems, advice } = await examine(clone)
  standIn.stop()
  expect(problems).toEqual(['values: record "b" left out: slug: already taken by another record'])
  expect(advice).toContainEqual(expect.stringMatching(/^services: record "a": icon: "rocket" is unknown/))
  expect(advice).toContainEqual(
    expect.stringMatching(/^testimonials: record "c": rating: 9 is not understood/),
  )
})

test('a tenant without content', async ({ clone, platform }) => {
  configure(clone, platform.origin, { SITE_API_KEY: keyOf('sitio-novo') })
  const { problems, advice, ok } = await examine(clone)
  expect(problems).toEqual([expect.stringContaining('The business has no name')])
  expect(advice).toContainEqual(expect.stringContaining('no phone, e-mail or WhatsApp'))
  expect(advice).toContainEqual(expect.stringContaining('no privacy policy'))
  expect(ok).toContain('The content refers to no files')
  expect(ok).toContain('The content has no placeholder left')
})
