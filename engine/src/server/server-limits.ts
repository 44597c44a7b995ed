import type { TurnLimits } from '../process/shared-turns'
import { MAX_POST_BYTES } from '../routing/request-target'

/* Limits of this folder. `engine/src/start-server.mjs` has those of connections, and `engine/src/routing/` those of addresses. */

/**
 * Limits of a post. A phone that loses its network for half a minute can still send its form. `seconds` is a little less than the
 * `requestTimeout` of `engine/src/start-server.mjs`, at which Node.js would respond without a word.
 */
export const ONE_POST = {
  bytes: MAX_POST_BYTES,
  chunks: 20_000,
  pauseSeconds: 30,
  bytesPerSecond: 1_000,
  seconds: 110,
}

/** Limits of all posts that are being read or answered. */
export const ALL_POSTS = { bytes: 50_000_000, number: 1_000 }

/** How much of an unwanted body is read and dropped, and for about how long, so that the connection can be reused. */
export const DRAIN_LIMITS = { bytes: 10_000_000, chunks: 20_000, pauseSeconds: 4, bytesPerSecond: 10_000_000 }

/** How long a client that keeps sending may read the response before the connection is closed: a reset would discard the response. */
export const FAREWELL_LIMITS = { ...DRAIN_LIMITS, pauseSeconds: 0 }

/** Turns of renders that anybody can cause. Half of the time is for everything else. */
export const RENDER_TURNS: TurnLimits = {
  atOnce: 4,
  turnMs: 1_000,
  restMs: 100,
  waiting: 1_000,
  waitingOfOne: 500,
}
/** Turns of answers to forms. */
export const FORM_TURNS: TurnLimits = { atOnce: 8, turnMs: 250, restMs: 50, waiting: 400, waitingOfOne: 100 }

export const STOP_MS = {
  /** The health check reports that the server is stopping, while requests are still answered: load balancers send new ones elsewhere. */
  notice: 2_000,
  /** The notice without load balancers. A request may already be under way after a response without `Connection: close`. */
  crossing: 200,
  /** A browser follows the redirect after its form. */
  follow: 1_000,
  /** The time limit from the signal on, after which connections are cut. Every response takes less, including that to a lead or a push. */
  latest: 8_000,
}
