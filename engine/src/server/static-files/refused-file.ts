import { stat } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { buildFolder } from '../../environment/build-facts'
import { publicFile } from '../../pictures/public-files'
import { decoded } from '../../text/decoded'
import { GET_AND_HEAD } from '../admission'
import { failsPrecondition } from '../request-headers'

const BUILD_FILES = '/_next/static/'

/**
 * The status of a request for a file to which Next.js 16.4 would respond with 500, because it looks for a page named after the status. An
 * unsatisfiable range is dropped, so that the whole file is sent.
 */
export async function refusedAtFile(request: IncomingMessage): Promise<405 | 412 | undefined> {
  const { headers, method = '', url = '' } = request
  const path = decoded(url.split('?', 1)[0] ?? '')
  const isGetOrHead = GET_AND_HEAD.includes(method)
  const { range, 'if-match': match, 'if-unmodified-since': since } = headers
  if (isGetOrHead && [range, match, since].every((header) => header === undefined)) return undefined
  const name = path.startsWith(BUILD_FILES)
    ? buildFolder('static', path.slice(BUILD_FILES.length))
    : publicFile(path)
  const file = await stat(name).catch(() => undefined)
  if (!file?.isFile()) return undefined
  if (!isGetOrHead) return 405
  if (range !== undefined && !isSatisfiable(range, file.size)) delete headers.range
  // Next.js' ETag of a file, without the prefix of a weak one.
  const etag = `"${file.size.toString(16)}-${file.mtime.getTime().toString(16)}"`
  if (failsPrecondition(request, etag, file.mtimeMs)) return 412
  for (const header of ['if-match', 'if-unmodified-since']) delete headers[header]
  return undefined
}

/** Whether a file of this size has the single range that a header asks for. */
function isSatisfiable(range: string, bytes: number): boolean {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range) ?? []
  if (from === '') return Number(to) > 0 && Number(to) <= bytes
  return Number(from) < bytes && (to === '' || Number(to) >= Number(from))
}
