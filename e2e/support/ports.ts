/**
 * Every port of the tests, counted from one base, so that two clones on one machine can be tested at the same time: set
 * `E2E_PORT_BASE` for one of them. All stay below the ports that systems give to outgoing connections (from 32768), whose
 * closed ends would block them.
 */
const base = Number(process.env.E2E_PORT_BASE || 23_100)

export const ports = {
  /** Each stage has a platform and a site of its own, since the addresses of both are part of a built site. */
  stages: {
    'mare-alta': { platform: base, site: base + 20 },
    'oficina-castro': { platform: base + 1, site: base + 21 },
    'sitio-novo': { platform: base + 2, site: base + 22 },
    granito: { platform: base + 3, site: base + 23 },
    oficina: { platform: base + 4, site: base + 24 },
    large: { platform: base + 5, site: base + 25 },
  },
  extended: { platform: base + 6, site: base + 26 },
  outage: { platform: base + 7, site: base + 27 },
  /** Further instances of the site of `mare-alta`. */
  instances: { a: base + 28, b: base + 29, alone: base + 30, limits: base + 31 },
  nginx: { instances: [base + 32, base + 33], listen: base + 34 },
  nginxStandIns: { instances: [base + 35, base + 36], listen: base + 37 },
  nginxFlood: { instances: [base + 38, base + 39], listen: base + 42 },
  kit: { platform: base + 40, standIn: base + 41 },
  redis: base + 45,
  /** Nothing listens here. */
  closed: base + 49,
} as const
