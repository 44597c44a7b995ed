import { SELF_CHECK_MS } from './server-limits'

/**
 * Has the process ask itself for a page from time to time, one after the other. The page needs Next.js and a file, and no content: so
 * nothing is read from the platform for it.
 * @param origin the address that the server listens on
 * @returns whether the last page took too long
 */
export function selfCheck(origin: string): () => boolean {
  let isStuck = false
  // The first page takes half a second, the next a tenth of it.
  void ask(origin)
  const check = async () => {
    let isLate = false
    const limit = setTimeout(() => {
      isLate = isStuck = true
    }, SELF_CHECK_MS.limit)
    await ask(`${origin}/unavailable.html`)
    clearTimeout(limit)
    isStuck = isLate
    setTimeout(check, SELF_CHECK_MS.pause).unref()
  }
  void check()
  return () => isStuck
}

/** Leaves no connection behind, which would hold up a stop. */
async function ask(address: string): Promise<void> {
  try {
    await (await fetch(address, { headers: { connection: 'close' } })).arrayBuffer()
  } catch {
    // Whoever asks for the health learns more.
  }
}
