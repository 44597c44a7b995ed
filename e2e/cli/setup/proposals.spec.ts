import { expect } from '@playwright/test'
import { startStandIn } from '../../servers/stand-in'
import { changedPlatform } from '../support/changed-platform'
import { fileOrigin, key, standInPort, test } from '../support/kit'

test('it proposes what .env.local has, and replaces it only after a yes', async ({ clone, platform }) => {
  const before = `SITE_API_KEY=${key}\nPLATFORM_ORIGIN=${platform.origin}\nSITE_URL=https://antigo.pt\n`
  clone.write('.env.local', before)
  const answers: [string, string][] = [
    [`[${platform.origin}]`, ''],
    ['Enter for the one in .env.local', ''],
    ['[https://antigo.pt]', 'https://novo.pt'],
    ['accent', ''],
    ['NIPC', ''],
    ['May the site show the files', ''],
  ]
  const declined = await clone.run('setup', [], { answers: [...answers, ['Replace them?', '']] })
  expect(declined.code).toBe(1)
  expect(declined.errors).toContain('Nothing was written.')
  expect(clone.read('.env.local')).toBe(before)
  const accepted = await clone.run('setup', [], { answers: [...answers, ['Replace them?', 'y']] })
  expect(accepted.code).toBe(0)
  expect(clone.read('.env.local')).toContain('SITE_URL=https://novo.pt\n')
})

test('it asks origin by origin, and proposes a no for what only texts refer to', async ({
  clone,
  platform,
}) => {
  const standIn = await startStandIn(
    changedPlatform(platform.origin, {
      posts: (posts: object[]) =>
        posts.map((post) => ({ ...post, body: '<p><img src="https://pixel.test/1.gif" alt=""></p>' })),
    }),
    standInPort,
  )
  const run = (...answers: [string, string][]) =>
    clone.run('setup', ['--origin', standIn.origin, '--key', key, '--force'], {
      answers: [['Public address', ''], ['accent', ''], ['NIPC', ''], ...answers],
    })
  const pixel = 'on https://pixel.test, in texts only?'
  expect((await run([`on ${fileOrigin}?`, 'y'], [pixel, ''])).code).toBe(0)
  expect(clone.read('.env.local')).toContain(`ASSET_ORIGINS=${fileOrigin}\n`)
  // What is allowed already is not asked for again.
  expect((await run([pixel, 'y'])).code).toBe(0)
  expect(clone.read('.env.local')).toContain(`ASSET_ORIGINS=${fileOrigin},https://pixel.test\n`)
  standIn.stop()
})
