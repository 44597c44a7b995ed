/// <reference path="./global-state.d.ts" />
globalThis.siteState ??= {}

/** What the whole process shares; `engine/src/process/global-state.d.ts` says why, and lists it. */
export const processState: ProcessState = globalThis.siteState
