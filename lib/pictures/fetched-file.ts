import { createWriteStream } from 'node:fs'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream/promises'
import { patientTimeout } from '../process/patient-timeout'
import { NotShown } from './not-shown'
import { MAX_JPEG_BYTES } from './picture-limits'

/**
 * Writes the file of an address to a path, without holding it in memory.
 * @returns its `Cache-Control`
 * @throws NotShown when it is not there, redirects, is too large, breaks off, or does not come in time
 */
export async function fetchFile(src: string, path: string, limitMs: number): Promise<string | null> {
  const signal = patientTimeout(limitMs)
  try {
    const answer = await openedFile(src, signal)
    const { statusCode: status = 502, headers } = answer
    if (status !== 200) {
      answer.destroy()
      throw new NotShown(status < 400 ? 502 : status, `is answered with ${status}`)
    }
    await pipeline(limited(answer), createWriteStream(path), { signal })
    return headers['cache-control'] ?? null
  } catch (error) {
    if (error instanceof NotShown) throw error
    throw new NotShown(signal.aborted ? 504 : 502, signal.aborted ? 'does not come in time' : 'does not come')
  }
}

async function* limited(body: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > MAX_JPEG_BYTES) throw new NotShown(413, `has more than ${MAX_JPEG_BYTES / 1e6} MB`, true)
    yield chunk
  }
}

/**
 * The answer to a request for a file, on a connection of its own: the other side closes a kept connection when it has been idle for some
 * seconds, which a busy process learns too late. Follows no redirect. Whoever has read enough destroys the answer, and so the connection;
 * `fetch` of undici 7 throws where nobody can catch it when this happens amid a body.
 * @throws Error when nothing answers, or the signal aborts
 */
export function openedFile(
  src: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  const { get } = src.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    get(src, { headers: { 'accept-encoding': 'identity', ...headers }, signal, agent: false }, resolve).on(
      'error',
      reject,
    )
  })
}
