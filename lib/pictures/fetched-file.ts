import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { patientTimeout } from '../process/patient-timeout'
import { NotShown } from './not-shown'
import { openedFile } from './opened-file'
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
  for await (const part of body) {
    size += part.length
    if (size > MAX_JPEG_BYTES) throw new NotShown(413, `has more than ${MAX_JPEG_BYTES / 1e6} MB`, true)
    yield part
  }
}
