import { expect, test } from '@playwright/test'
import { remedyFor } from '../../../../commands/build/remedy'

/* Tests of advice for failed builds. `engine/tests/clone/` runs a whole build that a page stops. */

const cause = 'TypeError: fetch failed\n  [cause]: Error: connect ECONNREFUSED ::1:65000'

for (const [what, log, page] of [
  ['a page', 'Export encountered an error on /reservas/page: /reservas, exiting the build.', '/reservas'],
  ['a route', 'Export encountered an error on /mesas/route: /mesas, exiting the build.', '/mesas'],
  [
    'a page with parameters',
    '> Build error occurred\nError: Failed to collect page data for /prato/[id]\n',
    '/prato/[id]',
  ],
] as const) {
  test(`${what} that stops a build is named, with isBuildForAll() as the remedy`, () => {
    expect(remedyFor(`  Generating static pages (3/9)\n${cause}\n${log}`)).toMatch(
      new RegExp(`^\n${page.replace(/[[\]]/g, '\\$&')} has stopped .*isBuildForAll\\(\\)`, 's'),
    )
  })
}

test('a build error that names no page has no advice', () => {
  expect(
    remedyFor("Module not found: Can't resolve 'nada'\n> Build failed because of webpack errors"),
  ).toBeUndefined()
})

test('a page that stops a build for another reason than a failed fetch has no advice', () => {
  const race =
    'Error: Failed to collect configuration for /blog/[slug]\n  [cause]: Error [ERR_REQUIRE_ESM_RACE_CONDITION]: Cannot require() ES Module'
  for (const cause of [race, "TypeError: Cannot read properties of undefined (reading 'map')"])
    expect(remedyFor(`${cause}\nError: Failed to collect page data for /blog/[slug]\n`)).toBeUndefined()
})
