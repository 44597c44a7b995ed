import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../process/process-state'

processState.leadPosts ??= new AsyncLocalStorage()

/** What is known of the post that is being answered: its action may send a lead before the page is rendered. Absent without our server. */
export const { leadPosts } = processState
