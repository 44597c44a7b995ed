import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { buildFolder } from '../environment/build-facts'
import { tellTracker } from './log'
import { processState } from './process-state'

/** The folder that outlives a deployment: the last good content, resized pictures, the files of builds. */
const FOLDER = 'cache'
/** The size of the test file, more than a file system stores inside a directory entry. */
const PROBE_BYTES = 4_096
/** The least free space. Below it, the next pictures fill the disk. */
const MIN_FREE_BYTES = 50_000_000
const CHECK_EVERY_MS = 30_000

export interface DiskState {
  outcome: string
  failingSince: string | null
}

/** The result of the last check; null before the first. */
export function diskHealth(): { outcome: string | null; failingSince: string | null } {
  return processState.disk ?? { outcome: null, failingSince: null }
}

/** Checks the disk now and at intervals. */
export async function watchDisk(): Promise<void> {
  setInterval(() => void checkDisk(), CHECK_EVERY_MS).unref()
  await checkDisk()
}

/** Checks the disk. When it starts to fail, one line is logged and the error tracker is called; when it recovers, one line is logged. */
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

/** The outcome that `/api/health` shows, by error code. */
const outcomes: Record<string, string> = {
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
    return bavail * bsize < MIN_FREE_BYTES ? 'full' : 'ok'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    return outcomes[code] ?? code
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}
