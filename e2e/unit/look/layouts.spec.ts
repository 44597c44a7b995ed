import { expect, test } from '@playwright/test'
import { choicesOf, completed, layouts } from '../../../lib/config/theme/layouts'

test('a theme that chooses no layout has the first of each', () => {
  const { media, rhythm, ...chosen } = completed({})
  expect(chosen).toEqual(Object.fromEntries(Object.entries(layouts).map(([key, [first]]) => [key, first])))
  expect(media.card).toBeCloseTo(4 / 3)
  expect(rhythm).toEqual([])
})

test('a theme of an earlier template keeps its first screen', () => {
  expect(completed({ hero: 'cover' }).hero).toBe('plate')
  expect(completed({ hero: 'band' }).hero).toBe('stage')
})

test('SITE_LAYOUT names layouts; a wrong name is refused, with those that there are', () => {
  expect(choicesOf('header:masthead, card:cell')).toEqual({ header: 'masthead', card: 'cell' })
  expect(() => choicesOf('header:tall')).toThrow(
    'there is no "header:tall", only header: bar, masthead, board',
  )
  expect(() => choicesOf('colour:red')).toThrow(/only hero, header, head, card, record, action, footer, faq$/)
})
