import { Agent, fetch } from 'undici'
import type { Picture } from '../platform'
import { isOwnFile } from '../platform/assets'
import { bytesWithin } from '../process/limited-body'
import { newConnections } from '../process/new-connections'
import { patientTimeout } from '../process/patient-timeout'
import { isLocal } from './local-pictures'
import { readLocalPicture } from './public-files'

const TIME_LIMIT_MS = 3_000
const MAX_BYTES = 10_000_000

const dispatcher = new Agent(newConnections)

/** A picture's file, for generated images. Undefined when it is from a foreign origin, too large, too slow or unavailable. */
export async function readPicture({ src }: Picture): Promise<Uint8Array | undefined> {
  if (isLocal(src)) return readLocalPicture(src)
  if (!isOwnFile(src)) return undefined
  try {
    const signal = patientTimeout(TIME_LIMIT_MS)
    const response = await fetch(src, { redirect: 'error', signal, dispatcher })
    if (response.ok) return await bytesWithin(MAX_BYTES, response.body)
    await response.body?.cancel()
    return undefined
  } catch {
    // The image is drawn without the picture.
    return undefined
  }
}
