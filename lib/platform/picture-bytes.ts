import { fetch, type Response } from 'undici'
import { isOwnFile } from './assets'
import type { Picture } from './contract/model'

const TIME_LIMIT_MS = 3_000
const MAX_BYTES = 10_000_000

/** A picture's file, for generated images; undefined when it is a stranger's, too large, late or not to be had. */
export async function readPicture({ src }: Picture): Promise<Uint8Array | undefined> {
  if (!isOwnFile(src)) return undefined
  try {
    const response = await fetch(src, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return response.ok ? await limitedBytes(response, MAX_BYTES) : undefined
  } catch {
    // The image is drawn without it.
    return undefined
  }
}

/** The body of an answer; undefined for one that is longer than the limit. */
export async function limitedBytes(
  { body }: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
