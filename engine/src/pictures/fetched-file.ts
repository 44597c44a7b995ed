import { rm } from 'node:fs/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { Bytes } from '../process/limited-body'
import { patientTimeout } from '../process/patient-timeout'
import { processState } from '../process/process-state'
import { Turns } from '../process/turns'
import { NotShown } from './not-shown'
import { noteUnwritable, openPart, whyUnwritable } from './picture-folder'
import { MAX_JPEG_BYTES } from './picture-limits'

/** A file: its path, or its bytes. */
export type FileContent = string | Uint8Array

/** Response headers of a file. */
export interface FileHeaders {
  cacheControl: string | undefined
  /** Request headers for a conditional request for the file; none if its server sends no validator. */
  ifChanged: Record<string, string>
}

export type FileUse<T> = (content: FileContent, headers: FileHeaders) => Promise<T>

/** The file has not changed since it was last fetched. */
export class Unchanged extends Error {
  constructor(readonly cacheControl: string | undefined) {
    super('unchanged')
  }
}

interface Wanted {
  src: string
  limitMs: number
  /** The conditional headers of the previously fetched file. */
  ifChanged: FileHeaders['ifChanged']
}

/** Limits the files held in memory. */
processState.fetchTurns ??= new Turns(1, 100)
const { fetchTurns: turns } = processState

/** Fetches a file to disk: memory has no room for many photographs. If the disk is unwritable, one is held in memory. @throws NotShown, Unchanged */
export async function withFetchedFile<T>(wanted: Wanted, use: FileUse<T>): Promise<T> {
  if (whyUnwritable() === undefined) {
    try {
      return await onDisk(wanted, use)
    } catch (error) {
      if (whyUnwritable() === undefined) throw error
    }
  }
  return turns.run(async () => {
    const bytes = new Bytes()
    const headers = await receive(wanted, (part) => bytes.add(part))
    return use(bytes.whole(), headers)
  })
}

async function onDisk<T>(wanted: Wanted, use: FileUse<T>): Promise<T> {
  const refused = (error: unknown) => {
    noteUnwritable(error)
    throw error
  }
  const { path, file } = await openPart().catch(refused)
  try {
    const headers = await receive(wanted, (part) => file.appendFile(part).catch(refused)).finally(() =>
      file.close(),
    )
    return await use(path, headers)
  } finally {
    await rm(path, { force: true }).catch(() => undefined)
  }
}

/** Fetches a file part by part. @returns the response headers, once `take` has had all parts */
async function receive(
  { src, limitMs, ifChanged }: Wanted,
  take: (part: Uint8Array) => Promise<void> | void,
): Promise<FileHeaders> {
  const signal = patientTimeout(limitMs)
  try {
    const answer = await openedFile(src, signal, ifChanged)
    const { statusCode: status = 502, headers } = answer
    const { etag, 'last-modified': lastModified, 'cache-control': cacheControl } = headers
    if (status !== 200) {
      answer.destroy()
      if (status === 304 && Object.keys(ifChanged).length > 0) throw new Unchanged(cacheControl)
      throw new NotShown(statusFor(status), `is answered with ${status}`)
    }
    let size = 0
    for await (const part of answer) {
      size += part.length
      if (size > MAX_JPEG_BYTES) throw new NotShown(413, `has more than ${MAX_JPEG_BYTES / 1e6} MB`, true)
      await take(part)
    }
    return { cacheControl, ifChanged: conditionOf(etag, lastModified) }
  } catch (error) {
    if (error instanceof NotShown || error instanceof Unchanged) throw error
    throw new NotShown(signal.aborted ? 504 : 502, signal.aborted ? 'does not come in time' : 'does not come')
  }
}

/** The headers of a conditional request, by the validators of an earlier response. */
function conditionOf(etag: string | undefined, lastModified: string | undefined): FileHeaders['ifChanged'] {
  if (etag) return { 'if-none-match': etag }
  return lastModified ? { 'if-modified-since': lastModified } : {}
}

/** The status of this site for that of a file's server: 404 if the file is not publicly there, 502 if the server fails, perhaps temporarily. */
function statusFor(status: number): 404 | 502 {
  return status >= 400 && status < 500 && ![407, 408, 425, 429].includes(status) ? 404 : 502
}

/**
 * Requests a file on a connection of its own, since a busy process notices too late that an idle one was closed. Redirects are not followed. A
 * reader that has enough destroys the response: with `fetch` of undici 7, doing so within a body throws where nobody can catch it.
 */
export function openedFile(
  src: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<IncomingMessage> {
  const { get } = src.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    get(src, { headers: { 'accept-encoding': 'identity', ...headers }, signal, agent: false }, resolve).on(
      'error',
      reject,
    )
  })
}
