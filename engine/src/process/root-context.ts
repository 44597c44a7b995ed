import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from './process-state'

/** Runs a function outside of the page being rendered, which thus inherits no tags and no age from it. */
export function outsideOfPage<T>(run: () => T): T {
  return rootContext().enter(run)
}

/** The async context outside of any render. Call this first when the process starts. */
export function rootContext() {
  processState.rootContext ??= { enter: AsyncLocalStorage.snapshot() }
  return processState.rootContext
}
