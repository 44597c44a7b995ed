import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { buildFolder } from '@/lib/environment/build-facts'
import { acceptedEncoding } from '../cached-pages/accepted-encoding'
import { contentTypes } from './content-types'

/** Leads clients that accept brotli to the scripts and styles of the build as `npm run build` has compressed them. */
export function compressedFiles(): (request: IncomingMessage, response: ServerResponse) => void {
  const folder = buildFolder('static')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  /** The compressed files, by the addresses of the uncompressed files. */
  const compressed = new Map(
    names
      .filter((name) => name.endsWith('.br'))
      .map((name) => [`/_next/static/${name.slice(0, -'.br'.length)}`, join(folder, name)]),
  )
  return (request, response) => {
    const { url = '', headers } = request
    const [path = ''] = url.split('?')
    const contentType = contentTypes[extname(path)]
    const file = compressed.get(path)
    if (contentType === undefined || file === undefined) return
    if (acceptedEncoding(headers['accept-encoding']) !== 'br') return
    // A new build in the same folder, under a running server, has its files for a moment before they are compressed.
    if (!existsSync(file)) return
    request.url = `${path}.br${url.slice(path.length)}`
    response.setHeader('Content-Type', contentType)
    response.setHeader('Content-Encoding', 'br')
  }
}
