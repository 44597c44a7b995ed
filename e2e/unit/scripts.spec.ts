import { expect, test } from '@playwright/test'
import { scriptOrigins, scriptProblems } from '../../lib/scripts'

test('a script may be loaded from its own origin and call those it names; one of the site needs no origin', () => {
  const scripts = [
    { src: 'https://stats.test/js/count.js', origins: ['https://events.stats.test', 'https://stats.test'] },
    { src: '/stats.js' },
  ]
  expect(scriptOrigins(scripts)).toEqual(['https://stats.test', 'https://events.stats.test'])
  expect(scriptProblems(scripts)).toEqual([])
})

for (const script of [
  { src: 'http://stats.test/count.js' },
  { src: '//stats.test/count.js' },
  { src: 'stats.js' },
  { src: '/stats.js', origins: ['https://stats.test/path'] },
  { src: '/stats.js', origins: ['stats.test'] },
]) {
  test(`${JSON.stringify(script)} is refused`, () => {
    expect(scriptProblems([script])).toHaveLength(1)
  })
}
