/**
 * Every port of the tests, counted from one base. To test two clones on one machine at the same time, set `E2E_PORT_BASE` for one of
 * them. All ports are below those that systems give to outgoing connections (from 32768): closed connections would block them.
 * Sites that run at the same time have their own pair of ports each, for a platform and a site.
 */
export const portBase = Number(process.env.E2E_PORT_BASE || 23_100)

/** The greatest number of ports that the tests use. */
export const portCount = 81

const pair = (index: number) => ({ platform: portBase + 2 * index, site: portBase + 2 * index + 1 })

export const ports = {
  stages: {
    'mare-alta': pair(0),
    saves: pair(22),
    'oficina-castro': pair(1),
    'sitio-novo': pair(2),
    clone: pair(3),
    granito: pair(6),
    oficina: pair(7),
    large: pair(8),
    engines: pair(29),
    awkward: { platform: portBase + 48, site: portBase + 53 },
  },
  twoBuilds: { ...pair(4), other: portBase + 10, redis: portBase + 79, listen: portBase + 80 },
  exactSaves: pair(27),
  contractMoves: pair(28),
  docsExamples: pair(9),
  newsletter: portBase + 64,
  outage: pair(10),
  /** For sites that a test starts for itself only. */
  fresh: pair(11),
  /** For a site that several tests share. */
  aged: { platform: portBase + 11, site: portBase + 29 },
  instances: {
    ...pair(12),
    other: portBase + 26,
    redis: portBase + 28,
    data: portBase + 68,
  },
  nginx: {
    platform: portBase + 34,
    instances: [portBase + 35, portBase + 36],
    listen: portBase + 37,
    redis: portBase + 38,
  },
  nginxStandIns: { instances: [portBase + 39, portBase + 40], listen: portBase + 41 },
  nginxFlood: { instances: [portBase + 50, portBase + 51], listen: portBase + 52 },
  kit: { platform: portBase + 42, standIn: portBase + 43 },
  engines: { between: portBase + 60, driver: portBase + 61 },
  docsExamplesDriver: portBase + 62,
  development: portBase + 63,
  bareApp: { platform: portBase + 69, site: portBase + 70, bare: portBase + 71, data: portBase + 72 },
  /** Three of each. */
  oneBuild: { platform: portBase + 73, site: portBase + 76 },
  agency: { platform: portBase + 65, site: portBase + 66 },
  /** Nothing listens on this port. */
  closed: portBase + 49,
} as const
