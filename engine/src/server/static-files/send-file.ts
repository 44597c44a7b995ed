import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { buildFolder } from '../../environment/build-facts'
import { decoded } from '../../text/decoded'
import { acceptedEncoding } from '../request-headers'
import { keptFile } from './keep-files'

const PREFIX = '/_next/static/'

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=UTF-8',
  '.gif': 'image/gif',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Sends a file that only an earlier build had. For a file of this build, points Next.js to the copy that `npm run build` compressed with brotli. */
export async function sendFile(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { url = '', headers, method } = request
  const [path = ''] = url.split('?')
  const contentType = contentTypes[extname(path)]
  if (!path.startsWith(PREFIX) || contentType === undefined) return false
  const name = decoded(path.slice(PREFIX.length))
  // `admission.ts` refuses such an address too.
  if (name.split(/[/\\]/).includes('..')) return false
  const isOfBuild = existsSync(buildFolder('static', name))
  const file = isOfBuild ? buildFolder('static', name) : keptFile(name)
  const isPacked = acceptedEncoding(headers['accept-encoding']) === 'br' && existsSync(`${file}.br`)
  if (isOfBuild ? !isPacked : !existsSync(file)) return false
  response.setHeader('Content-Type', contentType)
  if (isPacked) response.setHeader('Content-Encoding', 'br')
  if (isOfBuild) {
    request.url = `${path}.br${url.slice(path.length)}`
    return false
  }
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.setHeader('Vary', 'Accept-Encoding')
  if (method === 'HEAD') response.end()
  else await pipeline(createReadStream(isPacked ? `${file}.br` : file), response)
  return true
}
