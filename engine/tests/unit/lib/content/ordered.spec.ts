import { expect, test } from '@playwright/test'
import { isNewestFirst } from '../../../../../lib/content/ordered'

test('links of a list say older and newer only if it goes from newest to oldest', () => {
  expect(isNewestFirst('posts', {})).toBe(true)
  expect(isNewestFirst('posts', { posts: 'title' })).toBe(false)
  expect(isNewestFirst('posts', { posts: 'reversed' })).toBe(false)
  expect(isNewestFirst('products', {})).toBe(false)
})
