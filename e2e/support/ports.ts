/**
 * Every port of the tests, counted from one base, so that two clones on one machine can be tested at the same time: set
 * `E2E_PORT_BASE` for one of them. All stay below the ports that systems give to outgoing connections (from 32768), whose
 * closed ends would block them. Whatever runs at the same time has a pair of its own, of a platform and a site.
 */
const base = Number(process.env.E2E_PORT_BASE || 23_100)

const pair = (index: number) => ({ platform: base + 2 * index, site: base + 2 * index + 1 })

export const ports = {
  /** The addresses of both are part of a built site. */
  stages: {
    'mare-alta': pair(0),
    saves: pair(22),
    'oficina-castro': pair(1),
    'sitio-novo': pair(2),
    clone: pair(3),
    standalone: pair(4),
    unauthored: pair(5),
    granito: pair(6),
    oficina: pair(7),
    large: pair(8),
  },
  extended: pair(9),
  outage: pair(10),
  /** Sites that a test starts for itself alone. */
  fresh: pair(11),
  instances: { ...pair(12), other: base + 26, alone: base + 27, redis: base + 28 },
  limits: { ...pair(15), other: base + 32, redis: base + 33 },
  nginx: { platform: base + 34, instances: [base + 35, base + 36], listen: base + 37, redis: base + 38 },
  nginxStandIns: { instances: [base + 39, base + 40], listen: base + 41 },
  kit: { platform: base + 42, standIn: base + 43 },
  /** Nothing listens here. */
  closed: base + 49,
} as const
