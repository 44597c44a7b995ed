import { fetch } from 'undici'
import { isOwnFile } from './assets'
import type { Picture } from './contract/model'

const TIME_LIMIT_MS = 3_000
const MAX_BYTES = 10_000_000

/** A picture's file, for generated images; undefined when it is a stranger's, too large, late or not to be had. */
export async function readPicture({ src }: Picture): Promise<Uint8Array | undefined> {
  if (!isOwnFile(src)) return undefined
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const response = await fetch(src, { redirect: 'error', signal })
    if (!response.ok || !response.body) return undefined
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body) {
      size += chunk.byteLength
      if (size > MAX_BYTES) return undefined
      chunks.push(chunk)
    }
    return Buffer.concat(chunks)
  } catch {
    // The image is drawn without it.
    return undefined
  }
}
