import { readFileSync } from 'node:fs'
import { type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { say } from '../log'

/** The complete lines of a journal; none if there is no file yet. */
export function readJournal(file: string): unknown[] {
  return textOf(file)
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => parsed(line, file))
}

/** Appends a line, and resolves once it is on disk. */
export async function appendToJournal(file: string, entry: object) {
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a+')
  try {
    // A line left incomplete by a power cut must not merge with the new line.
    const separator = (await endsInNewline(handle)) ? '' : '\n'
    await handle.appendFile(`${separator}${JSON.stringify(entry)}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await syncFolder(dirname(file))
}

async function endsInNewline(handle: FileHandle) {
  const { size } = await handle.stat()
  if (size === 0) return true
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString() === '\n'
}

/** Syncs a folder, which makes the name of a new file durable. Systems that cannot sync folders are ignored. */
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => undefined)
  await handle?.close()
}

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function parsed(line: string, file: string): unknown[] {
  try {
    return [JSON.parse(line)]
  } catch {
    say(`${file}: skipped a torn line`)
    return []
  }
}
