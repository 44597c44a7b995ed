import { expect, test } from '@playwright/test'
import { shortenNextLog } from '../../../lib/next/next-log'

/* The console of a production server is changed for two things that Next.js prints, and for nothing else. */

const original = { warn: console.warn, error: console.error }
let printed: unknown[][]

test.beforeEach(() => {
  printed = []
  const print = (...parts: unknown[]) => printed.push(parts)
  Object.assign(console, { warn: print, error: print })
  shortenNextLog()
})

test.afterEach(() => Object.assign(console, original))

function named(name: string, more = {}): Error {
  return Object.assign(new Error('settings: HTTP 500'), { name, ...more })
}

test('a form of another build is one line', () => {
  console.warn(new Error('Failed to find Server Action "60ab".\nRead more: https://nextjs.org'))
  expect(printed).toEqual([['Failed to find Server Action "60ab".']])
})

test('an error of the platform is not printed by Next.js as well', () => {
  console.error(' \u001b[31m⨯\u001b[39m', named('PlatformError'))
  console.error(named('PlatformError', { digest: '1' }))
  expect(printed).toEqual([])
})

test('what an agency prints keeps its stack and its errors', () => {
  const [error, ofPlatform] = [new Error('one\ntwo'), named('PlatformError')]
  console.warn(error)
  console.warn('crm:', error)
  console.error(ofPlatform)
  console.error('crm:', ofPlatform)
  console.error(' ⨯', error)
  expect(printed).toEqual([[error], ['crm:', error], [ofPlatform], ['crm:', ofPlatform], [' ⨯', error]])
})
