import type { TurnLimits } from '../process/shared-turns'
import { MAX_POST_BYTES } from '../routing/request-target'

/* The limits of this folder. `server.mjs` has those of connections, and `engine/src/routing/` those of addresses. */

/**
 * Of a post. A phone that loses its network for half a minute still sends its form. At the `requestTimeout` of `server.mjs`, a little later, Node
 * would answer without a word.
 */
export const POST = {
  bytes: MAX_POST_BYTES,
  chunks: 20_000,
  pauseSeconds: 30,
  bytesPerSecond: 1_000,
  seconds: 110,
}

/** Of all posts that are being read or answered. */
export const POSTS = { bytes: 50_000_000, number: 1_000 }

/** A body that nobody wants is read and dropped, so that the connection can be used again: this much of it, for about so long. */
export const DRAINED = { bytes: 10_000_000, chunks: 20_000, pauseSeconds: 4, bytesPerSecond: 10_000_000 }

/** A client that goes on sending has so long to read its answer before the connection is closed: a reset would take the answer away. */
export const FAREWELL = { ...DRAINED, pauseSeconds: 0 }

/** Of what is drawn for whoever asks: views, and answers to forms, of which most wait for the platform. Half of the time is for everything else. */
export const UNLISTED: TurnLimits = {
  atOnce: 4,
  turnMs: 1_000,
  restMs: 100,
  waiting: 1_000,
  waitingOfOne: 500,
}
export const ANSWERS: TurnLimits = { atOnce: 8, turnMs: 250, restMs: 50, waiting: 400, waitingOfOne: 100 }

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
