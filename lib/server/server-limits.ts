/* The limits of this folder. `server.mjs` has those of connections, and `lib/routing/` those of addresses and posts. */

/** A body that is too large is read and dropped, so that the connection can be used again: this much of it, for so long. */
export const DRAINED = { bytes: 10_000_000, ms: 5_000 }

/** The process asks itself for a page, and pauses. A page takes longer only when the process is stuck, as in a library with all threads of libuv. */
export const SELF_CHECK_MS = { limit: 5_000, pause: 5_000 }

export const STOP_MS = {
  /** Health says that the server stops, and requests are still answered: load balancers send them elsewhere. */
  notice: 2_000,
  /** The same without load balancers: a request may be on its way after an answer that did not tell yet. */
  crossing: 200,
  /** A browser asks for the page that the answer to its form leads to. */
  follow: 1_000,
  /** From the signal on. Every answer takes less, a lead and a push included. */
  latest: 8_000,
}
