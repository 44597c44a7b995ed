import { expect } from '@playwright/test'
import { examine } from '../support/doctor'
import { keyOf, test } from '../support/kit'

test('the doctor names content that is not understood or not shown with its resource, slug and field', async ({
  clone,
  changedPlatform,
}) => {
  const PLATFORM_ORIGIN = await changedPlatform({
    settings: (settings: object) => ({ ...settings, phone: '253000140/41' }),
    services: ([first, ...rest]: object[]) => [
      { ...first, slug: 'a', icon: 'rocket', title: [], bullets: [[]] },
      ...rest,
    ],
    values: ([first]: object[]) => ['b', 'b'].map((slug) => ({ ...first, slug })),
    testimonials: ([first]: object[]) => [{ ...first, slug: 'c', rating: 9 }],
    faqs: ([first]: object[]) => [{ ...first, slug: undefined }],
    products: ([first]: { image?: object }[]) => [
      { ...first, slug: 'd', image: { ...first?.image, alt: 'IMG_1234.JPG' } },
    ],
    posts: ([first]: { coverImage?: { url: string } }[]) => [
      { ...first, slug: 'e', body: `<p><img src="${first?.coverImage?.url}" alt="DSC_0042"></p>` },
    ],
  })
  const { problems, advice, ok } = await examine(clone, { PLATFORM_ORIGIN })
  expect(problems).toEqual([
    expect.stringMatching(/^faqs: record number 1 left out: slug: /),
    'values: record "b" left out: slug: already taken by another record',
  ])
  for (const pattern of [
    /^settings: phone: "253000140\/41" is shown without a link/,
    /^services: record "a": icon: "rocket" is unknown/,
    /^services: record "a": title: .* not understood/,
    /^services: record "a": bullets\.0: .* not understood/,
    /^testimonials: record "c": rating: 9 is not understood/,
    /^products: record "d": image\.alt: "IMG_1234\.JPG" .*name of a file/,
    /^posts: record "e": body: a picture has its file name "DSC_0042"/,
  ])
    expect(advice).toContainEqual(expect.stringMatching(pattern))
  expect(ok).not.toContainEqual(expect.stringMatching(/^faqs: /))
})

test('for a tenant without content the doctor names the missing name, contacts and privacy policy', async ({
  clone,
}) => {
  const { problems, advice, ok } = await examine(clone, { SITE_API_KEY: keyOf('sitio-novo') })
  expect(problems).toEqual([expect.stringContaining('The business has no name')])
  expect(advice).toContainEqual(expect.stringContaining('no phone, e-mail or WhatsApp'))
  expect(advice).toContainEqual(expect.stringContaining('no privacy policy'))
  expect(ok).toContain('The content refers to no files')
  expect(ok).toContain('The content has no placeholders left')
})
