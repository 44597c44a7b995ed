/**
 * All ports of the tests, counted from one base. Two clones on one machine can be tested at the same time if one sets `E2E_PORT_BASE`. All ports are
 * below the range for outgoing connections (from 32768), which closed connections would block.
 */
export const portBase = Number(process.env.E2E_PORT_BASE || 23_100)

const PER_WORKER = 16

/** The number of ports of all workers. */
export const portCount = 4 * PER_WORKER

/** The first port of this worker. Outside a worker, it is that of the first one. */
const first = portBase + PER_WORKER * Number(process.env.TEST_PARALLEL_INDEX || 0)

export const ports = {
  platform: first,
  site: first + 1,
  /** Ports for tests with several platforms or sites, including the first one. */
  platforms: [first, first + 2, first + 3],
  sites: [first + 1, first + 4, first + 5],
  /** The port of nginx. */
  listen: first + 6,
  redis: first + 7,
  /** The port of any stand-in server. */
  standIn: first + 8,
  /** The port of a browser's driver. */
  driver: first + 9,
  /** The port of nginx with a certificate. No test uses it together with a driver. */
  https: first + 9,
  /** The port of a proxy between sites and Redis. */
  redisProxy: first + 14,
  /** The port of a second Redis. */
  otherRedis: first + 15,
  /** A port on which nothing listens. */
  closed: first + 10,
  /** A port that all workers share, because it is part of a build. */
  newsletter: portBase + 11,
  /** The port of the site that `npm run check` tests. */
  cloneSite: portBase + 12,
  clonePlatform: portBase + 13,
} as const
