import { expect, test } from '@playwright/test'
import { isLocal, publicAddress, withoutCredentials } from '../../../update/address.mjs'
import { toolEnvironment } from '../../../update/start/environment.mjs'

test('the credentials of an address are neither recorded nor printed, and the user of ssh stays', () => {
  const secret = 'https://x-access-token:s3cret@github.com/a/b.git'
  expect(publicAddress(secret)).toBe('https://github.com/a/b.git')
  expect(publicAddress('https://ghp_token@github.com/a/b?token=x')).toBe('https://github.com/a/b')
  expect(publicAddress('ssh://git:s3cret@host:22/a.git')).toBe('ssh://git@host:22/a.git')
  expect(publicAddress('git@github.com:a/b.git')).toBe('git@github.com:a/b.git')
  expect(publicAddress('https://a:p@ss@host/b')).toBe('https://host/b')
  expect(withoutCredentials(`fatal: unable to access '${secret}/': 403`)).toBe(
    "fatal: unable to access 'https://github.com/a/b.git/': 403",
  )
})

test('a folder of this machine is told from an address', () => {
  const folders = ['../template', '/srv/template', 'C:\\template', 'file:///srv/template', 'template']
  const addresses = ['https://exemplo.pt/a', 'git@github.com:a/b.git', 'ssh://git@host/a', 'host:a.git']
  expect(folders.filter(isLocal)).toEqual(folders)
  expect(addresses.filter(isLocal)).toEqual([])
})

test('the fetched tool gets no variable of the site', () => {
  const all = {
    PATH: '/bin',
    HOME: '/home/ana',
    SITE_API_KEY: 'k',
    REVALIDATE_SECRET: 's',
    GITHUB_TOKEN: 't',
  }
  expect(toolEnvironment({ ...all, NODE_ENV: 'production', NODE_OPTIONS: '--require ./x' })).toEqual({
    ...{ PATH: '/bin', HOME: '/home/ana' },
  })
})
