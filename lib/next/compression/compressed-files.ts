import { subscribe } from 'node:diagnostics_channel'
import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { buildFolder } from '../../environment/build-folder'
import { acceptedEncoding } from './accepted-encoding'

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
}

const STATIC = '/_next/static/'

/** Serves the compressed files of the build. Next.js would compress them anew for each response. */
export function sendCompressedFiles(): void {
  const send = compressedFileSender()
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse }
    send(request, response)
  })
}

/** Serves scripts and styles of the build, as compressed by `npm run build`, to clients that accept brotli. */
export function compressedFileSender(): (request: IncomingMessage, response: ServerResponse) => void {
  const compressed = brotliFiles()
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

/** The compressed files, by the addresses of the uncompressed files. */
function brotliFiles(): Map<string, string> {
  const folder = buildFolder('static')
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const compressed = names.filter((name) => name.endsWith('.br'))
  return new Map(compressed.map((name) => [STATIC + name.slice(0, -'.br'.length), join(folder, name)]))
}
