import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { buildFolder } from '../environment/build-facts'
import { tellTracker } from './log'
import { processState } from './process-state'

/** The folder that outlives a deployment: the last good content, resized pictures, the files of builds. */
const FOLDER = 'cache'
/** More than a file system keeps within a directory. */
const PROBE_BYTES = 4_096
/** With less room the next pictures fill it. */
const LEAST_FREE_BYTES = 50_000_000
const CHECK_EVERY_MS = 30_000

export interface DiskState {
  outcome: string
  failingSince: string | null
}

/** What the last check has found. Null before the first. */
export function diskHealth(): { outcome: string | null; failingSince: string | null } {
  return processState.disk ?? { outcome: null, failingSince: null }
}

/** Checks now, and from then on. */
export async function watchDisk(): Promise<void> {
  setInterval(() => void checkDisk(), CHECK_EVERY_MS).unref()
  await checkDisk()
}

/** One line in the log, and one call of the error tracker, when the disk begins to fail; one line when it is well again. */
export async function checkDisk(folder = buildFolder(FOLDER)): Promise<void> {
  const outcome = await outcomeIn(folder)
  const before = processState.disk
  const failingSince = outcome === 'ok' ? null : (before?.failingSince ?? new Date().toISOString())
  processState.disk = { outcome, failingSince }
  if (outcome === (before?.outcome ?? 'ok')) return
  if (outcome === 'ok') return console.warn('[disk] can be written again')
  const sentence = `${folder} cannot be written (${outcome}): content, pictures and files of builds are not kept for the next start`
  console.warn(`[disk] ${sentence}`)
  if (!before?.failingSince) tellTracker(new Error(sentence))
}

const names: Record<string, string> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
  EACCES: 'read-only',
  EPERM: 'read-only',
}

async function outcomeIn(folder: string): Promise<string> {
  const probe = `${folder}/disk-check`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(probe, Buffer.alloc(PROBE_BYTES))
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize < LEAST_FREE_BYTES ? 'full' : 'ok'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return names[code] ?? code
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}
