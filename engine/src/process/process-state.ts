/// <reference path="./global-state.d.ts" />
globalThis.siteState ??= {}

/** The state that the whole process shares, described in `engine/src/process/global-state.d.ts`. */
export const processState: ProcessState = globalThis.siteState
