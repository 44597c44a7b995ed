import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buildFolder } from '@/lib/environment/build-facts'
import { decoded } from '@/lib/format/decoded'
import { acceptedEncoding } from '../cached-pages/accepted-encoding'
import { contentTypes } from './content-types'
import { keptFile } from './keep-files'

const PREFIX = '/_next/static/'

/** Sends a file that another build had and this one has not. */
export async function sendEarlierFile(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const [path = ''] = request.url?.split('?') ?? []
  const contentType = contentTypes[extname(path)]
  if (!path.startsWith(PREFIX) || contentType === undefined) return false
  const name = decoded(path.slice(PREFIX.length))
  // `admission.ts` refuses such an address too.
  if (name.split(/[/\\]/).includes('..')) return false
  if (existsSync(buildFolder('static', name)) || !existsSync(keptFile(name))) return false
  const packed = keptFile(`${name}.br`)
  const isPacked = acceptedEncoding(request.headers['accept-encoding']) === 'br' && existsSync(packed)
  response.setHeader('Content-Type', contentType)
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.setHeader('Vary', 'Accept-Encoding')
  if (isPacked) response.setHeader('Content-Encoding', 'br')
  if (request.method === 'HEAD') response.end()
  else await pipeline(createReadStream(isPacked ? packed : keptFile(name)), response)
  return true
}
