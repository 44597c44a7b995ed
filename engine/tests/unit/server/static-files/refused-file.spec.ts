import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { refusedAtFile } from '../../../../src/server/static-files/refused-file'
import { temporaryFolder } from '../../../sandbox/support/folders'
import { expect, test } from '../../own-environment'

const build = '.e2e/unit-refused'
const name = 'chunks/a.js'
const modifiedAt = new Date('2026-01-02T03:04:05.678Z')

test.use({ environment: { NEXT_DIST_DIR: build } })

const before = process.cwd()
test.beforeAll(() => {
  process.chdir(temporaryFolder())
  for (const file of [join(build, 'static', name), 'public/guia é.pdf']) {
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, 'x'.repeat(100))
    utimesSync(file, modifiedAt, modifiedAt)
  }
})
test.afterAll(() => process.chdir(before))

const urls = [`/_next/static/${name}`, '/guia%20%C3%A9.pdf?v=1']

async function refusalOf(headers: Record<string, string>, { method = 'GET', url = urls[0] } = {}) {
  const request = { method, url, headers: { ...headers } } as unknown as IncomingMessage
  const status = await refusedAtFile(request)
  return { status, headers: request.headers }
}

test('a file is refused to other methods than GET and HEAD, and no other address is', async () => {
  for (const url of urls) {
    for (const method of ['GET', 'HEAD'])
      expect((await refusalOf({}, { method, url })).status).toBeUndefined()
    for (const method of ['OPTIONS', 'PUT', 'DELETE', 'POST', 'PATCH'])
      expect((await refusalOf({}, { method, url })).status, method).toBe(405)
  }
  for (const url of ['/contactos', '/', '/chunks', '/_next/static/chunks', '/nada.pdf'])
    expect((await refusalOf({ 'if-match': '"x"' }, { method: 'POST', url })).status, url).toBeUndefined()
})

test('a request for a version that a file does not have is a 412', async () => {
  const etag = `"64-${modifiedAt.getTime().toString(16)}"`
  for (const url of urls) {
    for (const header of ['"x"', 'W/"x", "y"', 'x'])
      expect((await refusalOf({ 'if-match': header }, { url })).status, header).toBe(412)
    for (const header of ['*', etag, `W/${etag}`, `"x", W/${etag}`]) {
      const seen = await refusalOf({
        'if-match': header,
        'if-unmodified-since': 'Thu, 01 Jan 2026 00:00:00 GMT',
      })
      // Next.js compares these headers differently.
      expect(seen, header).toEqual({ status: undefined, headers: {} })
    }
    const since = async (date: string) => (await refusalOf({ 'if-unmodified-since': date }, { url })).status
    expect(await since('Fri, 02 Jan 2026 03:04:04 GMT')).toBe(412)
    for (const date of ['Fri, 02 Jan 2026 03:04:05 GMT', 'Sat, 01 Jan 2028 00:00:00 GMT', 'ontem'])
      expect(await since(date), date).toBeUndefined()
  }
})

test('a Range header that a file cannot satisfy is removed, and any other stays', async () => {
  const left = async (range: string) => (await refusalOf({ range })).headers.range
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
