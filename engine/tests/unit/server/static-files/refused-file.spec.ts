import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { refusedAtFile } from '../../../../src/server/static-files/refused-file'
import { temporaryFolder } from '../../../sandbox/support/folders'
import { expect, test } from '../../own-environment'

const build = '.e2e/unit-refused'
const name = 'chunks/a.js'
const then = new Date('2026-01-02T03:04:05.678Z')

test.use({ environment: { NEXT_DIST_DIR: build } })

const before = process.cwd()
test.beforeAll(() => {
  process.chdir(temporaryFolder())
  for (const file of [join(build, 'static', name), 'public/guia é.pdf']) {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, 'x'.repeat(100))
    utimesSync(file, then, then)
  }
})
test.afterAll(() => process.chdir(before))

const urls = [`/_next/static/${name}`, '/guia%20%C3%A9.pdf?v=1']

async function asked(headers: Record<string, string>, { method = 'GET', url = urls[0] } = {}) {
  const request = { method, url, headers: { ...headers } } as unknown as IncomingMessage
  const status = await refusedAtFile(request)
  return { status, headers: request.headers }
}

test('a file takes GET and HEAD, and any other address decides itself', async () => {
  for (const url of urls) {
    for (const method of ['GET', 'HEAD']) expect((await asked({}, { method, url })).status).toBeUndefined()
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'POST', 'PATCH'])
      expect((await asked({}, { method, url })).status, method).toBe(405)
  }
  for (const url of ['/contactos', '/', '/chunks', '/_next/static/chunks', '/nada.pdf'])
    expect((await asked({ 'if-match': '"x"' }, { method: 'POST', url })).status, url).toBeUndefined()
})

test('a version that a file does not have is a 412', async () => {
  const etag = `"64-${then.getTime().toString(16)}"`
  for (const url of urls) {
    for (const header of ['"x"', 'W/"x", "y"', 'x'])
      expect((await asked({ 'if-match': header }, { url })).status, header).toBe(412)
    for (const header of ['*', etag, `W/${etag}`, `"x", W/${etag}`]) {
      const seen = await asked({ 'if-match': header, 'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT' })
      // Next.js compares these headers differently.
      expect(seen, header).toEqual({ status: undefined, headers: {} })
    }
    const since = async (date: string) => (await asked({ 'if-unmodified-since': date }, { url })).status
    expect(await since('Fri, 02 Jan 2026 03:04:04 GMT')).toBe(412)
    for (const date of ['Fri, 02 Jan 2026 03:04:05 GMT', 'Sat, 01 Jan 2028 00:00:00 GMT', 'ontem'])
      expect(await since(date), date).toBeUndefined()
  }
})

test('a range that a file does not have is forgotten, one that it has is left', async () => {
  const left = async (range: string) => (await asked({ range })).headers.range
  for (const range of ['bytes=0-3', 'bytes=99-', 'bytes=0-999', 'bytes=-1', 'bytes=-100'])
    expect(await left(range), range).toBe(range)
  for (const range of [
    'bytes=100-',
    'bytes=abc',
    'bytes=3-2',
    'bytes=-0',
    'bytes=-',
    'bytes=0-1,100-',
    'x=0-1',
  ])
    expect(await left(range), range).toBeUndefined()
})
