import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { Agent, fetch } from 'undici'
import { patientTimeout } from '../process/patient-timeout'
import { NotShown } from './not-shown'
import { MAX_JPEG_BYTES } from './picture-limits'

/**
 * Opens a new connection for each request. The other side closes a kept connection when it has been idle for some seconds. A busy process
 * learns of that too late, and the next request on it is lost.
 */
const dispatcher = new Agent({ connections: 16, pipelining: 0 })

/**
 * Writes the file of an address to a path, without holding it in memory.
 * @returns its `Cache-Control`
 * @throws NotShown when it is not there, redirects, is too large, breaks off, or does not come in time
 */
export async function fetchFile(src: string, path: string, limitMs: number): Promise<string | null> {
  const signal = patientTimeout(limitMs)
  try {
    const { ok, status, headers, body } = await fetch(src, { redirect: 'error', signal, dispatcher })
    if (!ok || !body) {
      await body?.cancel()
      throw new NotShown(ok ? 502 : status, `is answered with ${status}`)
    }
    await pipeline(limited(body), createWriteStream(path), { signal })
    return headers.get('cache-control')
  } catch (error) {
    if (error instanceof NotShown) throw error
    throw new NotShown(signal.aborted ? 504 : 502, signal.aborted ? 'does not come in time' : 'does not come')
  }
}

async function* limited(body: AsyncIterable<Uint8Array>) {
  let size = 0
  for await (const part of body) {
    size += part.length
    if (size > MAX_JPEG_BYTES) throw new NotShown(413, `has more than ${MAX_JPEG_BYTES / 1e6} MB`, true)
    yield part
  }
}
