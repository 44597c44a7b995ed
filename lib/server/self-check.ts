/** A page takes longer only when the process is stuck: a library that keeps all threads of libuv, for one. */
const LIMIT_MS = 5_000
const PAUSE_MS = 5_000

/**
 * Has the process ask itself for a page from time to time, one after the other. The page needs Next.js and a file, and no content: so
 * nothing is read from the platform for it.
 * @param origin the address that the server listens on
 * @returns whether the last page took too long
 */
export function selfCheck(origin: string): () => boolean {
  let isStuck = false
  const check = async () => {
    let isLate = false
    const limit = setTimeout(() => {
      isLate = isStuck = true
    }, LIMIT_MS)
    await fetch(`${origin}/unavailable.html`)
      .then((response) => response.arrayBuffer())
      .catch(() => undefined)
    clearTimeout(limit)
    isStuck = isLate
    setTimeout(check, PAUSE_MS).unref()
  }
  void check()
  return () => isStuck
}
