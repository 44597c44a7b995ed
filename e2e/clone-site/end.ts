import { existsSync, readFileSync, rmSync } from 'node:fs'
import { noteFile } from './clone-site'

/** Ends the site that this run has started, or one that was cut off. */
export async function endCloneSite(): Promise<void> {
  if (!existsSync(noteFile)) return
  const { processId } = JSON.parse(readFileSync(noteFile, 'utf8'))
  while (isTold(processId)) await new Promise((done) => setTimeout(done, 100))
  rmSync(noteFile, { force: true })
}

/** Tells a process to end; false when there is none. */
function isTold(processId: number): boolean {
  try {
    return process.kill(processId, 'SIGTERM')
  } catch {
    return false
  }
}
