import type { IncomingHttpHeaders } from 'node:http'
import { Bytes } from '../../process/limited-body'
import { patientTimeout } from '../../process/patient-timeout'
import { openedFile } from '../fetched-file'
import { HEADER_BYTES, type HeaderOrNot, pictureHeader } from '../picture-header'
import { HEADER_TIME_MS, whatCannotBeShown } from '../picture-limits'

/** What the first bytes of a picture tell: why it cannot be shown, or undefined if it can. */
export interface Verdict {
  why: string | undefined
}

/** How many bytes to read before looking at them. Fewer could be the start of anything. */
const MIN_BYTES = 64

/** Examines a picture by at most 64 KB from a configured origin, without redirects. Undefined if they do not tell, or are unavailable. */
export async function examinedPicture(src: string): Promise<Verdict | undefined> {
  try {
    const range = { range: `bytes=0-${HEADER_BYTES - 1}` }
    const answer = await openedFile(src, patientTimeout(HEADER_TIME_MS), range)
    const { statusCode: status, headers } = answer
    if (status !== 200 && status !== 206) {
      answer.destroy()
      return undefined
    }
    const header = await headerOf(answer)
    return header === 'undecided' ? undefined : { why: whatCannotBeShown(header, sizeOf(status, headers)) }
  } catch {
    return undefined
  }
}

/** Reads until the header is known. Leaving the loop closes the connection, even if the server would send the whole file. */
async function headerOf(body: AsyncIterable<Uint8Array>): Promise<HeaderOrNot> {
  const head = new Bytes()
  // The header is parsed each time the data has doubled, since it may arrive byte by byte.
  let next = MIN_BYTES
  for await (const chunk of body) {
    head.add(chunk.subarray(0, HEADER_BYTES - head.size))
    if (head.size < Math.min(next, HEADER_BYTES)) continue
    next = 2 * head.size
    const header = pictureHeader(head.whole())
    if (header !== 'undecided' || head.size === HEADER_BYTES) return header
  }
  return head.size === 0 ? 'undecided' : pictureHeader(head.whole())
}

/** The size of the whole file; 0 if the response does not tell. */
function sizeOf(status: number, headers: IncomingHttpHeaders): number {
  const told = status === 206 ? headers['content-range']?.split('/')[1] : headers['content-length']
  return Number(told) || 0
}
