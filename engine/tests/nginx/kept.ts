/** What nginx says of an entry that is in its cache, however old the entry is. */
const there = ['HIT', 'EXPIRED', 'UPDATING', 'STALE', 'REVALIDATED']

/**
 * `kept` when nginx has had an entry for the request; otherwise what nginx says. Pages are fresh for a second only: on a busy machine the
 * next request may come later, and is asked for anew.
 * @param state the header `x-cache`
 */
export function keptState(state: string | null | undefined): string | null {
  return there.includes(state ?? '') ? 'kept' : (state ?? null)
}

/** What nginx says of its entry for a request. */
export async function stateOf(address: string, init?: RequestInit): Promise<string | null> {
  const answer = await fetch(address, { redirect: 'manual', ...init })
  await answer.text()
  return answer.headers.get('x-cache')
}

export async function keptOf(address: string, init?: RequestInit): Promise<string | null> {
  return keptState(await stateOf(address, init))
}
