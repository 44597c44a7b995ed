import { z } from 'zod'
import { parseJson } from '../../../../src/text/json'
import { advice, type Finding, ok, problem } from '../../finding'
import { ask, causeOf } from '../../requests'

/** A documentation address that nobody has. A site that trusts forwarded headers of clients would believe it. */
const CLAIMED_ADDRESS = '203.0.113.7'

/** The number of requests, since each of several instances reports its own health. */
const REQUESTS = 3

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
  for (let time = 1; time <= REQUESTS; time += 1)
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
  const another = 'Does this template run there? Check the log of the deployment.'
  try {
    const response = await ask(address, { headers: { 'x-forwarded-for': CLAIMED_ADDRESS } })
    const text = await response.text()
    const { data } = health.safeParse(parseJson(text))
    if (data === undefined && response.status >= 502 && response.status <= 504) {
      const remedy =
        'Start them (systemctl status "<site>@*", docker compose ps), and check the upstream of the reverse proxy.'
      return [
        problem(
          `${NO_INSTANCE}: ${address} is answered with ${response.status} by the proxy in front`,
          remedy,
        ),
      ]
    }
    if (data?.status === 'starting') {
      const remedy = 'Check the resources below, and PLATFORM_ORIGIN and SITE_API_KEY there.'
      return [
        problem('The site has no content: it could not read the platform since its start', remedy),
        ...problemsOf(data),
      ]
    }
    if (response.status !== 200 || data?.status !== 'ok')
      return [problem(`${address} answers ${response.status}, and does not report a healthy site`, another)]
    const problems = problemsOf(data)
    return problems.length > 0 ? problems : [ok('/api/health reports a healthy site')]
  } catch (error) {
    return [problem(`${address} does not give the expected answer (${causeOf(error)})`, another)]
  }
}

function problemsOf({
  unread,
  resources,
  dataCache,
  redis,
  disk,
  proxies,
}: z.output<typeof health>): Finding[] {
  const failed = Object.entries(resources).filter(([, { failingSince }]) => failingSince !== null)
  const reasons = [...new Set(failed.map(([, { outcome }]) => outcome))].join(', ')
  const isBad = (state: typeof redis) => state?.failingSince !== undefined && state.failingSince !== null
  return [
    ...(failed.length > 0
      ? [
          problem(
            `The site cannot read ${failed.map(([name]) => name).join(', ')} (${reasons})`,
            'Check PLATFORM_ORIGIN and SITE_API_KEY there; docs/reliability.md explains each reason.',
          ),
        ]
      : []),
    ...(unread?.length
      ? [
          problem(
            `Pages answer 503, because the site has never read ${unread.join(', ')}`,
            'Ask the platform operator.',
          ),
        ]
      : []),
    ...(dataCache === 'memory'
      ? [
          advice(
            'The version of Next.js there keeps fetched data only in memory: a restart fetches it again',
            'Deploy with the Next.js of package-lock.json, or take a later version of the template.',
          ),
        ]
      : []),
    ...(isBad(redis)
      ? [
          problem(
            `Redis does not work there (${redis?.outcome}): each instance counts on its own, and misses saves that reach another one`,
            'Check REDIS_URL there: host, database and permissions. The log has the answer of Redis.',
          ),
        ]
      : []),
    ...(isBad(disk)
      ? [
          problem(
            `The site cannot write to its disk (${disk?.outcome}): after a start during an outage, it would have no content`,
            'Free some space, or give the user of the site write access to the folder .next/cache, which is in shared/ for a release.',
          ),
        ]
      : []),
    ...(proxies ? proxyProblems(proxies) : []),
  ]
}

/** Checks the proxies: one appends to a client's header, or replaces it. Through a socket, the server sees no address. */
function proxyProblems({
  trusted,
  forwarded,
  client,
}: {
  trusted: number
  forwarded: number
  client: string
}) {
  const added = forwarded - 1
  const setting = `TRUSTED_PROXY_HOPS is ${trusted}`
  const remedy = `Set TRUSTED_PROXY_HOPS=${Math.max(added, client === 'unknown' ? 1 : 0)} there`
  if (client === 'reserved')
    return [
      problem(
        `Visitors can choose the IP address by which rate limits, also for wrong passwords, count them: ${setting}`,
        `${remedy}, the number of proxies in front that add an address.`,
      ),
    ]
  if (added <= trusted && client !== 'unknown') return []
  const seen = added > trusted ? `${added} proxies are in front` : 'the site sees no address'
  return [
    problem(
      `Rate limits, also for wrong passwords, count all visitors as one: ${setting}, and ${seen}`,
      `${remedy}.`,
    ),
  ]
}
