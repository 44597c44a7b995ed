import { expect } from '@playwright/test'
import { key, platformOrigin, test } from '../support/kit'

test('setup proposes the values of .env.local, and replaces them only after a confirmation', async ({
  clone,
}) => {
  const before = `SITE_API_KEY=${key}\nPLATFORM_ORIGIN=${platformOrigin}\nSITE_URL=https://antigo.pt\n`
  clone.write('.env.local', before)
  const run = (replace: string) =>
    clone.run('setup', [], {
      answers: [
        [`[${platformOrigin}]`, ''],
        ['Enter for the one in .env.local', ''],
        ['[https://antigo.pt]', 'https://novo.pt'],
        ['accent', ''],
        ['NIPC', ''],
        ['May the site fetch and resize the files', ''],
        ['Replace them?', replace],
      ],
    })
  const declined = await run('')
  expect(declined.code).toBe(1)
  expect(declined.errors).toContain('Nothing was written.')
  expect(clone.read('.env.local')).toBe(before)
  expect((await run('y')).code).toBe(0)
  expect(clone.read('.env.local')).toContain('SITE_URL=https://novo.pt\n')
})

test('setup asks for each origin of files, and proposes no for one that only texts refer to', async ({
  clone,
  changedPlatform,
}) => {
  const body = '<p><img src="https://pixel.test/1.gif" alt=""></p>'
  const posts = (all: object[]) => all.map((post) => ({ ...post, body }))
  const args = ['--origin', await changedPlatform({ posts }), '--key', key, '--force']
  const run = (...answers: [string, string][]) =>
    clone.run('setup', args, {
      answers: [['Public address', ''], ['accent', ''], ['NIPC', ''], ...answers],
    })
  const pixel = 'on https://pixel.test, in texts only?'
  expect((await run([`on ${platformOrigin}?`, 'y'], [pixel, ''])).code).toBe(0)
  expect(clone.read('.env.local')).toContain(`ASSET_ORIGINS=${platformOrigin}\n`)
  // Origins that are already allowed are not proposed again.
  expect((await run([pixel, 'y'])).code).toBe(0)
  expect(clone.read('.env.local')).toContain(`ASSET_ORIGINS=${platformOrigin},https://pixel.test\n`)
})
