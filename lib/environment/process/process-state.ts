globalThis.siteState ??= {}

/** What the whole process shares; `process-state.d.ts` says why, and lists it. */
export const processState: ProcessState = globalThis.siteState
