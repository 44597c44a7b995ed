import { IncomingMessage } from 'node:http'
import { DRAINED } from '../server-limits'

/** @returns 'drained' when the body is above the limit; 'cut' when it is so, and there is more to come */
export function wholeBody(request: IncomingMessage, limit: number): Promise<Buffer | 'drained' | 'cut'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    let late: NodeJS.Timeout | undefined
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) {
        chunks.push(chunk)
        return
      }
      late ??= setTimeout(resolve, DRAINED.ms, 'cut')
      if (size > DRAINED.bytes) resolve('cut')
    })
    request.once('end', () => resolve(size > limit ? 'drained' : Buffer.concat(chunks)))
    request.once('close', () => clearTimeout(late))
  })
}

/** The same request with a body that can be read again. */
export function withBody(request: IncomingMessage, body: Buffer, url: string): IncomingMessage {
  const { method, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request
  const head = { method, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor }
  const again = Object.assign(new IncomingMessage(request.socket), head, { url, complete: true })
  again.push(body)
  again.push(null)
  return again
}
