/**
 * Every port of the tests, counted from one base. To test two clones on one machine at the same time, set `E2E_PORT_BASE` for one of
 * them. All ports are below those that systems give to outgoing connections (from 32768): closed connections would block them.
 */
export const portBase = Number(process.env.E2E_PORT_BASE || 23_100)

const PER_WORKER = 16

/** The number of ports that all workers use. */
export const portCount = 4 * PER_WORKER

/** Each worker has its own; outside of a worker they are those of the first. */
const own = portBase + PER_WORKER * Number(process.env.TEST_PARALLEL_INDEX || 0)

export const ports = {
  platform: own,
  site: own + 1,
  /** For tests with several platforms or sites at once, from the first one on. */
  platforms: [own, own + 2, own + 3],
  sites: [own + 1, own + 4, own + 5],
  /** Of nginx. */
  listen: own + 6,
  redis: own + 7,
  /** Of a server that stands in for anything else. */
  standIn: own + 8,
  /** Of the program that drives a browser. */
  driver: own + 9,
  /** Of nginx with a certificate. No test has it beside a driver. */
  https: own + 9,
  /** Of a proxy between sites and Redis, and of another Redis. */
  redisProxy: own + 14,
  otherRedis: own + 15,
  /** Nothing listens on this port. */
  closed: own + 10,
  /** The same for all workers, since it is part of a build. */
  newsletter: portBase + 11,
  /** Of the site that `npm run check` tests. */
  cloneSite: portBase + 12,
  clonePlatform: portBase + 13,
} as const
