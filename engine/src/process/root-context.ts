import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from './process-state'

/** Runs a function outside of the page that is being rendered, so that the page takes no tag and no age from it. */
export function outsideOfPage<T>(run: () => T): T {
  return rootContext().enter(run)
}

/** The async context in which nothing is being rendered. Call it first when the process starts. */
export function rootContext() {
  processState.rootContext ??= { enter: AsyncLocalStorage.snapshot() }
  return processState.rootContext
}
