import { SELF_CHECK_MS } from './server-limits'

/** Asks itself for a page that needs Next.js and a file, but no content, one after the other. @returns whether the last one took too long */
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
