import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { compressedFiles } from '../../../lib/server/compressed-files'

const distDir = '.e2e/unit-compressed-files'
const chunks = join(distDir, 'static/chunks')
const before = process.env.NEXT_DIST_DIR

test.beforeEach(() => {
  process.env.NEXT_DIST_DIR = distDir
  mkdirSync(chunks, { recursive: true })
  for (const name of ['a.js', 'a.js.br', 'b.js']) writeFileSync(join(chunks, name), '')
})

test.afterEach(() => {
  process.env.NEXT_DIST_DIR = before ?? ''
  rmSync(distDir, { recursive: true })
})

/** What Next.js gets to see of a request, and the encoding that the answer has by then. */
function sent(send: ReturnType<typeof compressedFiles>, url: string, accepted = 'gzip, br') {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { url, headers: { 'accept-encoding': accepted } })
  const response = new ServerResponse(request)
  send(request, response)
  return [request.url, response.getHeader('content-encoding')]
}

test('a file that is compressed beside itself is sent so, to whoever takes brotli', () => {
  const send = compressedFiles()
  expect(sent(send, '/_next/static/chunks/a.js')).toEqual(['/_next/static/chunks/a.js.br', 'br'])
  expect(sent(send, '/_next/static/chunks/a.js?v=$&')).toEqual(['/_next/static/chunks/a.js.br?v=$&', 'br'])
  for (const url of ['/_next/static/chunks/b.js', '/_next/static/chunks/../chunks/a.js', '/a.js', '/'])
    expect(sent(send, url)).toEqual([url, undefined])
  expect(sent(send, '/_next/static/chunks/a.js', 'gzip')).toEqual(['/_next/static/chunks/a.js', undefined])
})

test('a file that a build under the running server has not compressed yet is sent as it is', () => {
  const send = compressedFiles()
  rmSync(join(chunks, 'a.js.br'))
  expect(sent(send, '/_next/static/chunks/a.js')).toEqual(['/_next/static/chunks/a.js', undefined])
})
