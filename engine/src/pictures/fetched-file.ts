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

/** A file: its path, or what it holds. */
export type FileContent = string | Uint8Array

/** What a store says of a file. */
export interface FileHeaders {
  cacheControl: string | undefined
  /** The headers of a request for the file if it has changed since; none where the store names no version. */
  ifChanged: Record<string, string>
}

export type FileUse<T> = (content: FileContent, headers: FileHeaders) => Promise<T>

/** A file is as it was when it was fetched before. */
export class Unchanged extends Error {
  constructor(readonly cacheControl: string | undefined) {
    super('unchanged')
  }
}

interface Wanted {
  src: string
  limitMs: number
  /** Of the file as it was fetched before. */
  ifChanged: FileHeaders['ifChanged']
}

/** Files in memory. */
processState.fetchTurns ??= new Turns(1, 100)
const { fetchTurns: turns } = processState

/** The file is on the disk: photographs in memory would take hundreds of megabytes. Where the disk takes none, one is in memory. @throws NotShown, Unchanged */
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

/** @returns what the store says of a file whose parts were all taken */
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
    return {
      cacheControl,
      ifChanged: etag ? { 'if-none-match': etag } : lastModified ? { 'if-modified-since': lastModified } : {},
    }
  } catch (error) {
    if (error instanceof NotShown || error instanceof Unchanged) throw error
    throw new NotShown(signal.aborted ? 504 : 502, signal.aborted ? 'does not come in time' : 'does not come')
  }
}

/** What the answer of a store means at this site: 404 where it has no file for everybody, 502 where it does not work, or not now. */
function statusFor(status: number): 404 | 502 {
  return status >= 400 && status < 500 && ![407, 408, 425, 429].includes(status) ? 404 : 502
}

/**
 * On a connection of its own: a busy process learns too late that the other side has closed an idle one. Follows no redirect. Who has read enough
 * destroys the answer: `fetch` of undici 7 throws where nobody can catch it when this happens amid a body.
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
