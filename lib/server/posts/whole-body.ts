import type { IncomingMessage } from 'node:http'
import { DRAINED } from '../server-limits'

/**
 * Reads the body of a request before Next.js does.
 * @param change makes the body that Next.js gets
 * @returns 'whole' when Next.js can read it; 'drained' when it is above the limit; 'cut' when it is so, and there is more to come
 */
export function wholeBody(
  request: IncomingMessage,
  limit: number,
  change: (body: Buffer) => Buffer,
): Promise<'whole' | 'drained' | 'cut'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    let size = 0
    let late: NodeJS.Timeout | undefined
    const add = (chunk: Buffer) => {
      size += chunk.length
      if (size <= limit) {
        chunks.push(chunk)
        return
      }
      chunks.length = 0
      late ??= setTimeout(resolve, DRAINED.ms, 'cut')
      if (size > DRAINED.bytes) resolve('cut')
    }
    const whole = () => (size > limit ? undefined : change(Buffer.concat(chunks)))
    const end = (body: Buffer | undefined) => {
      clearTimeout(late)
      resolve(body ? 'whole' : 'drained')
    }

    // What has come already.
    add(request.read() ?? Buffer.alloc(0))
    if (request.complete) {
      const body = whole()
      if (body) request.unshift(body)
      end(body)
      return
    }
    const push = request.push.bind(request)
    request.push = (chunk: Buffer | null) => {
      if (chunk !== null) {
        add(chunk)
        return true
      }
      const body = whole()
      if (body) push(body)
      end(body)
      return push(null)
    }
    request.once('close', () => clearTimeout(late))
  })
}
