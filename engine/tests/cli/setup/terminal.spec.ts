import { expect } from '@playwright/test'
import { key, platformOrigin, test } from '../support/kit'

test('setup asks again after a malformed answer, and never shows the key', async ({ clone }) => {
  const { code, output, errors } = await clone.run('setup', [], {
    answers: [
      ['Address of the platform', 'platform'],
      ['Address of the platform', platformOrigin],
      ['Key of the site', key.slice(1)],
      ['Key of the site', key],
      ['Public address', 'https://www.cliente.pt'],
      ['accent', ''],
      ['NIPC', '500 000 001'],
      ['NIPC', '500 000 000'],
      ['May the site fetch and resize the files', 'n'],
    ],
  })
  expect([code, errors]).toEqual([0, ''])
  expect(output).toContain('! PLATFORM_ORIGIN must be an address')
  expect(output).toContain('! SITE_API_KEY must be')
  expect(output).toContain('! The tax number "500 000 001" does not end in its check digit')
  expect(output).not.toContain(key.slice(1))
  expect(clone.read('.env.local')).toContain(`SITE_API_KEY=${key}\nSITE_URL=https://www.cliente.pt\n`)
  expect(clone.read('.env.local')).toMatch(/^ASSET_ORIGINS=$/m)
  expect(clone.read('site/config.ts')).toContain("taxNumber: '500 000 000'")
})
