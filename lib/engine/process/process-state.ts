globalThis.siteState ??= {}

/** What the whole process shares; `lib/engine/process/global-state.d.ts` says why, and lists it. */
export const processState: ProcessState = globalThis.siteState
