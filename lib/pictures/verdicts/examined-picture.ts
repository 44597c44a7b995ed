import { Agent, fetch } from 'undici'
import { patientTimeout } from '../../process/patient-timeout'
import { HEAD_BYTES, type HeaderOrNot, pictureHeader } from '../picture-header'
import { whatCannotBeShown } from '../picture-limits'

/** What the first bytes of a picture tell: why it cannot be shown, or that it can. */
export interface Verdict {
  why: string | undefined
}

const TIME_LIMIT_MS = 5_000
/** Fewer may be the beginning of anything. */
const FEWEST_BYTES = 64

/** Without a kept connection: the other side may have closed it, and the rest of a file would be read for nothing. */
const dispatcher = new Agent({ connections: 4, pipelining: 0 })

/**
 * Reads the first bytes of a file, no more than 64 KB, and follows no redirect. Undefined when they do not tell, or cannot be had.
 * @param src of a configured origin
 */
export async function examinedPicture(src: string): Promise<Verdict | undefined> {
  try {
    const { status, headers, body } = await fetch(src, {
      redirect: 'error',
      headers: { range: `bytes=0-${HEAD_BYTES - 1}`, 'accept-encoding': 'identity' },
      signal: patientTimeout(TIME_LIMIT_MS),
      dispatcher,
    })
    if (status !== 200 && status !== 206) {
      await body?.cancel()
      return undefined
    }
    const header = await headerOf(body)
    return header === 'undecided' ? undefined : { why: whatCannotBeShown(header, sizeOf(status, headers)) }
  } catch {
    return undefined
  }
}

/** Reads until the header is known. Leaving the loop closes the connection, also that of a server that would send the whole file. */
async function headerOf(body: AsyncIterable<Uint8Array> | null): Promise<HeaderOrNot> {
  let head = new Uint8Array()
  for await (const chunk of body ?? []) {
    head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
    const header = head.length < FEWEST_BYTES ? 'undecided' : pictureHeader(head)
    if (header !== 'undecided' || head.length === HEAD_BYTES) return header
  }
  return head.length === 0 ? 'undecided' : pictureHeader(head)
}

/** The size of the whole file; 0 when the answer does not tell. */
function sizeOf(status: number, headers: { get: (name: string) => string | null }): number {
  const told = status === 206 ? headers.get('content-range')?.split('/')[1] : headers.get('content-length')
  return Number(told) || 0
}
