import { fetch } from 'undici'
import { bytesWithin } from '../limited-body'
import { isOwnFile } from './assets'
import type { Picture } from './contract/model'
import { isLocal, readLocalPicture } from './local-pictures'

const TIME_LIMIT_MS = 3_000
const MAX_BYTES = 10_000_000

/** A picture's file, for generated images; undefined when it is a stranger's, too large, late or not to be had. */
export async function readPicture({ src }: Picture): Promise<Uint8Array | undefined> {
  if (isLocal(src)) return readLocalPicture(src)
  if (!isOwnFile(src)) return undefined
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    const response = await fetch(src, { redirect: 'error', signal })
    if (response.ok) return await bytesWithin(MAX_BYTES, response.body)
    await response.body?.cancel()
    return undefined
  } catch {
    // The image is drawn without it.
    return undefined
  }
}
