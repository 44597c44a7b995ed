/** Cache states of nginx for an existing entry, whatever its age. */
const entryStates = ['HIT', 'EXPIRED', 'UPDATING', 'STALE', 'REVALIDATED']

/**
 * `kept` if nginx had an entry for the request; otherwise nginx's own state. Pages are fresh for only a second: on a busy machine, the next request
 * may come later and reach an instance.
 * @param state the header `x-cache`
 */
export function keptState(state: string | null | undefined): string | null {
  return entryStates.includes(state ?? '') ? 'kept' : (state ?? null)
}

/** The state of nginx's cache entry for a request. */
export async function stateOf(address: string, init?: RequestInit): Promise<string | null> {
  const answer = await fetch(address, { redirect: 'manual', ...init })
  await answer.text()
  return answer.headers.get('x-cache')
}

export async function keptOf(address: string, init?: RequestInit): Promise<string | null> {
  return keptState(await stateOf(address, init))
}
