import { isAuthorizedPush } from '../../../src/platform/push'
import { expect, test } from '../own-environment'

const secret = 'a secret of more than twenty characters'
test.use({
  environment: {
    SITE_API_KEY: `sk_${'0'.repeat(48)}`,
    PLATFORM_ORIGIN: 'https://platform.test',
    REVALIDATE_SECRET: secret,
  },
})

const { warn } = console
test.afterEach(() => {
  console.warn = warn
})

test('the log says when pushes begin to be refused and when that ends, and never a secret', {
  tag: '@all',
}, () => {
  const said: string[] = []
  console.warn = (line: string) => said.push(line)
  const push = (authorization: string | null) => isAuthorizedPush(authorization)
  expect(push(`Bearer ${secret}`)).toBe(true)
  expect(said).toEqual([])
  for (const wrong of ['Bearer the old one', null, secret]) expect(push(wrong)).toBe(false)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatch(/^\[platform\] .*refused/)
  for (const _ of [1, 2]) expect(push(`Bearer ${secret}`)).toBe(true)
  expect(said).toHaveLength(2)
  expect(said[1]).toMatch(/again.* 3$/)
  expect(said.join()).not.toMatch(/the old one|a secret/)
})
