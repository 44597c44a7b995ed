declare global {
  var agencyWaits: Map<string, () => void> | undefined
}

globalThis.agencyWaits ??= new Map()
const waits = globalThis.agencyWaits

/** Resolves once `release` was called with this name. */
export const released = (name: string) => new Promise<void>((done) => waits.set(name, done))

export const release = (name: string) => waits.get(name)?.()
