import { expect, test } from '@playwright/test'
import { shortenNextLog } from '../../../src/next/next-log'

const original = { warn: console.warn, error: console.error }
test.afterEach(() => Object.assign(console, original))

function named(name: string, more = {}): Error {
  return Object.assign(new Error('settings: HTTP 500'), { name, ...more })
}

test('two things that Next.js prints are shorter: a form of another build, and an error of the platform. Nothing else is changed', () => {
  const printed: unknown[][] = []
  const print = (...parts: unknown[]) => printed.push(parts)
  Object.assign(console, { warn: print, error: print })
  shortenNextLog()
  console.warn(new Error('Failed to find Server Action "60ab".\nRead more: https://nextjs.org'))
  console.error(' \u001b[31m⨯\u001b[39m', named('PlatformError'))
  console.error(named('PlatformError', { digest: '1' }))
  expect(printed.splice(0)).toEqual([['Failed to find Server Action "60ab".']])
  const [error, ofPlatform] = [new Error('one\ntwo'), named('PlatformError')]
  console.warn(error)
  console.warn('crm:', error)
  console.error(ofPlatform)
  console.error('crm:', ofPlatform)
  console.error(' ⨯', error)
  expect(printed).toEqual([[error], ['crm:', error], [ofPlatform], ['crm:', ofPlatform], [' ⨯', error]])
})

test('the log has the stack of a repeated error once', () => {
  const printed: unknown[][] = []
  Object.assign(console, { error: (...parts: unknown[]) => printed.push(parts) })
  shortenNextLog()
  const errors = [1, 2, 3].map(() => new SyntaxError('Unexpected end of JSON input'))
  for (const error of errors) console.error(' ⨯', error)
  expect(printed.splice(0)).toEqual([
    [' ⨯', errors[0]],
    ...[1, 2].map(() => [' ⨯', 'SyntaxError: Unexpected end of JSON input']),
  ])
  const another = new SyntaxError('Unexpected end of JSON input')
  console.error(' ⨯', another)
  console.error('crm:', errors[0])
  expect(printed).toEqual([
    [' ⨯', another],
    ['crm:', errors[0]],
  ])
})
