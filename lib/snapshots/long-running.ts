import { joinInstances } from './instances/instances'
import { retryFailedReads } from './reads/failures'
import { readAtStart } from './start'
import { removeOldBodies } from './stored/snapshot-files'

/** Keeps the content of a long-running process current: reads it, repeats failed reads, and follows pushes to other instances. */
export async function keepContentCurrent(): Promise<void> {
  retryFailedReads()
  if (process.env.NODE_ENV === 'development') {
    await removeOldBodies()
    return joinInstances()
  }
  await joinInstances()
  readAtStart()
}
