import { createWriteStream } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { assetFile, pulledFile } from '../../sandbox/site-content/files'
import { causeOf } from '../doctor/requests'
import type { NamedFile } from './named-files'

const MAX_FILE_BYTES = 100_000_000
const MAX_TOTAL_BYTES = 2_000_000_000
const TIME_LIMIT_MS = 60_000
const MAX_CONCURRENT = 4

/**
 * Downloads files into a folder. If a file fails, the others continue, and its copy of the last pull stays.
 * @returns the reasons for failures, one sentence each
 */
export async function fetchFiles(files: NamedFile[], target: string, last: string): Promise<string[]> {
  const failures: string[] = []
  const open = [...files]
  let left = MAX_TOTAL_BYTES
  const worker = async () => {
    for (let file = open.shift(); file !== undefined; file = open.shift()) {
      try {
        left -= await fetchFile(file, target, Math.min(MAX_FILE_BYTES, left))
      } catch (error) {
        const kept = await keepLast(file, target, last)
        failures.push(
          `${file.owner}: ${file.name} ${causeOf(error)}${kept ? '; the copy of the last pull is kept' : ''}`,
        )
      }
    }
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker))
  return failures.sort()
}

/** @returns the size of the file in bytes */
async function fetchFile({ name, address }: NamedFile, target: string, maxBytes: number): Promise<number> {
  if (address === undefined) throw new Error('is not on an origin in ASSET_ORIGINS')
  // The request has no key, like those of visitors.
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
  const type = response.headers.get('content-type') ?? ''
  const isFile = response.ok && response.body !== null && !type.startsWith('text/html')
  if (!isFile) await response.body?.cancel()
  if (!response.ok) throw new Error(`is answered with ${response.status}`)
  if (!isFile) throw new Error('is a page, not a file')
  const file = join(target, assetFile(name, type))
  await mkdir(dirname(file), { recursive: true })
  let bytes = 0
  const limit = new Transform({
    transform: (chunk, _encoding, done) => {
      bytes += chunk.length
      done(bytes > maxBytes ? new Error(`is larger than ${maxBytes / 1_000_000} MB`) : null, chunk)
    },
  })
  try {
    await pipeline(response.body ?? [], limit, createWriteStream(file))
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  return bytes
}

async function keepLast({ name }: NamedFile, target: string, last: string): Promise<boolean> {
  const file = pulledFile(last, name)
  if (file !== undefined) await cp(join(last, file), join(target, file))
  return file !== undefined
}
