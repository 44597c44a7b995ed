import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { Context } from '../endpoints/context'
import { isNotModified, mayContinue } from './conditions'
import type { locate } from './locate'
import { mediaTypeOf } from './media-types'
import { type Range, rangeOf } from './range'

const FOR_EVER = { 'cache-control': 'public, max-age=31536000, immutable' }

type Found = NonNullable<Awaited<ReturnType<typeof locate>>>

/** Sends an immutable file: its URL never gets another file. Supports validators, and ranges for video. */
export function sendFile(context: Context, { path, stat }: Found) {
  const size = Number(stat.size)
  const header = (name: string) => context.req.header(name)
  // HTTP dates have whole seconds.
  const lastModified = new Date(Math.floor(Number(stat.mtimeMs) / 1000) * 1000)
  const etag = `"${stat.size.toString(36)}-${stat.mtimeNs.toString(36)}"`
  context.header('accept-ranges', 'bytes')
  context.header('etag', etag)
  context.header('last-modified', lastModified.toUTCString())
  if (isNotModified(header, { etag, lastModified })) return context.body(null, 304, FOR_EVER)

  const wanted = context.req.method === 'GET' && mayContinue(header, { etag, lastModified })
  const range = wanted ? rangeOf(header('range'), size) : undefined
  if (range === 'unsatisfiable') return context.body(null, 416, { 'content-range': `bytes */${size}` })

  const { start, end }: Range = range ?? { start: 0, end: size - 1 }
  context.header('content-type', mediaTypeOf(path))
  context.header('content-length', String(end - start + 1))
  context.header('x-content-type-options', 'nosniff')
  if (range) context.header('content-range', `bytes ${start}-${end}/${size}`)
  const status = range ? 206 : 200
  if (context.req.method === 'HEAD' || size === 0) return context.body(null, status, FOR_EVER)
  return context.body(
    Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream,
    status,
    FOR_EVER,
  )
}
