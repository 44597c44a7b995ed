import { z } from 'zod'
import { parseJson } from '../../../../src/text/json'
import { ask, causeOf } from '../../cause'
import { advice, type Finding, ok, problem } from '../../finding'

/** A documentation address that nobody has. A site that trusts forwarded headers of clients would believe it. */
const CLAIMED = '203.0.113.7'

/** The number of requests, since each of several instances reports its own health. */
const TIMES = 3

const NO_INSTANCE = 'No instance of the site answers'

const failing = z.object({ outcome: z.string().nullable(), failingSince: z.string().nullable() })

/** The answer of the health route. Older versions of the template omit some fields. */
const health = z.object({
  status: z.string(),
  unread: z.array(z.string()).nullish(),
  resources: z.record(z.string(), failing).default({}),
  dataCache: z.string().nullish(),
  redis: failing.nullish(),
  disk: failing.nullish(),
  proxies: z.object({ trusted: z.number(), forwarded: z.number(), client: z.string() }).nullish(),
})

/** Checks that every instance is healthy: platform, Redis and disk as the instance sees them, and the proxies in front of it. */
export async function checkHealth(siteUrl: string): Promise<{ findings: Finding[]; isAnswered: boolean }> {
  const findings = new Map<string, Finding>()
  for (let time = 1; time <= TIMES; time += 1)
    for (const finding of await askOnce(siteUrl)) findings.set(finding.message, finding)
  const all = [...findings.values()]
  const problems = all.filter(({ outcome }) => outcome === 'problem')
  return {
    findings: problems.length > 0 ? problems : all,
    isAnswered: !all.some(({ message }) => message.startsWith(NO_INSTANCE)),
  }
}

async function askOnce(siteUrl: string): Promise<Finding[]> {
  const address = `${siteUrl}/api/health`
  const another = 'Is it this template that runs there? Look into the log of the deployment.'
  try {
    const response = await ask(address, { headers: { 'x-forwarded-for': CLAIMED } })
    const text = await response.text()
    const { data } = health.safeParse(parseJson(text))
    if (data === undefined && response.status >= 502 && response.status <= 504) {
      const remedy =
        'Start them (systemctl status "<site>@*", docker compose ps), and look at the upstream of the reverse proxy.'
      return [problem(`${NO_INSTANCE}: ${address} is a ${response.status} of what is in front`, remedy)]
    }
    if (data?.status === 'starting') {
      const remedy = 'Look at the resources below, and at PLATFORM_ORIGIN and SITE_API_KEY there.'
      return [
        problem('The site has no content to show: it could not read the platform since its start', remedy),
        ...judge(data),
      ]
    }
    if (response.status !== 200 || data?.status !== 'ok')
      return [problem(`${address} answers ${response.status}, and not that the site is well`, another)]
    const problems = judge(data)
    return problems.length > 0 ? problems : [ok('/api/health says that the site is well')]
  } catch (error) {
    return [problem(`${address} does not answer as it should (${causeOf(error)})`, another)]
  }
}

function judge({ unread, resources, dataCache, redis, disk, proxies }: z.output<typeof health>): Finding[] {
  const failed = Object.entries(resources).filter(([, { failingSince }]) => failingSince !== null)
  const reasons = [...new Set(failed.map(([, { outcome }]) => outcome))].join(', ')
  const isBad = (state: typeof redis) => state?.failingSince !== undefined && state.failingSince !== null
  return [
    ...(failed.length > 0
      ? [
          problem(
            `The site cannot read ${failed.map(([name]) => name).join(', ')} (${reasons})`,
            'Look at PLATFORM_ORIGIN and SITE_API_KEY there; docs/reliability.md has each reason.',
          ),
        ]
      : []),
    ...(unread?.length
      ? [
          problem(
            `Pages are a 503, since the site has never read ${unread.join(', ')}`,
            'Ask the platform operator.',
          ),
        ]
      : []),
    ...(dataCache === 'memory'
      ? [
          advice(
            'The version of Next.js there keeps the data of fetch in memory alone: a restart fetches it again',
            'Deploy with the Next.js of package-lock.json, or take a later version of the template.',
          ),
        ]
      : []),
    ...(isBad(redis)
      ? [
          problem(
            `Redis does not do its work there (${redis?.outcome}): each instance counts for itself, and hears of no save at another`,
            'Look at REDIS_URL there, its host, database and rights; the log has the answer of Redis.',
          ),
        ]
      : []),
    ...(isBad(disk)
      ? [
          problem(
            `The disk of the site cannot be written (${disk?.outcome}): a start in an outage would have no content`,
            'Make room, or let the user of the site write to the folder .next/cache, which a release has in shared/.',
          ),
        ]
      : []),
    ...(proxies ? judgeProxies(proxies) : []),
  ]
}

/** Checks the proxies: one appends to a client's header, or replaces it. Through a socket, the server sees no address. */
function judgeProxies({
  trusted,
  forwarded,
  client,
}: {
  trusted: number
  forwarded: number
  client: string
}) {
  const added = forwarded - 1
  const said = `TRUSTED_PROXY_HOPS is ${trusted}`
  const remedy = `Set TRUSTED_PROXY_HOPS=${Math.max(added, client === 'unknown' ? 1 : 0)} there`
  if (client === 'reserved')
    return [
      problem(
        `Visitors choose the address that limits, also of wrong passwords, count them by: ${said}`,
        `${remedy}: so many proxies in front add an address.`,
      ),
    ]
  if (added <= trusted && client !== 'unknown') return []
  const seen = added > trusted ? `${added} proxies are in front` : 'the site sees no address'
  return [
    problem(`Limits, also of wrong passwords, count all visitors as one: ${said}, and ${seen}`, `${remedy}.`),
  ]
}
