import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding'

let isCompressing = false

/**
 * Compresses a page for later views. No request waits for the result, so it is compressed more strongly than by Next.js. Only one page
 * is compressed at a time, so that a client that views many pages at once does not keep the processor busy. Undefined while another page
 * is being compressed.
 */
export async function compressPage(page: string, encoding: Encoding): Promise<Buffer | undefined> {
  if (isCompressing) return undefined
  isCompressing = true
  try {
    return await compress(page, encoding)
  } finally {
    isCompressing = false
  }
}

/** Compresses a response that nobody else gets, about as strongly as Next.js. The visitor waits for it. */
export function compressOnce(page: string, encoding: Encoding): Promise<Buffer> {
  return compress(page, encoding, { brotli: 4, gzip: 6 })
}

interface Levels {
  brotli: number
  gzip: number
}

const STRONG: Levels = { brotli: 9, gzip: constants.Z_BEST_COMPRESSION }

function compress(page: string, encoding: Encoding, { brotli, gzip: level } = STRONG): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A quarter less processor time for a page of 20 KB.
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  }
  return encoding === 'br' ? promisify(brotliCompress)(page, { params }) : promisify(gzip)(page, { level })
}
