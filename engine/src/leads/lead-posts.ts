import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../process/process-state'

processState.leadPosts ??= new AsyncLocalStorage()

/** The state of the post being answered, whose action may send a lead before the page renders. Undefined without the template's server. */
export const { leadPosts } = processState
