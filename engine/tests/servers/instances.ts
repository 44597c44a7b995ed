import { ports } from './ports'
import { startRedis } from './redis'
import { type RunningSite, startSite } from './site'
import { startTcpProxy } from './tcp-proxy'

/** Two instances of the demo's site with a Redis between them. */
export async function startInstances(variables: Record<string, string>, throughNpm = false) {
  const redis = await startRedis()
  const proxy = await startTcpProxy(ports.redisProxy, ports.redis)
  const url = `redis://localhost:${ports.redisProxy}`
  const start = (index: 0 | 1, keepsDisk = false) => {
    const own = { PORT: String(ports.sites[index]), REDIS_URL: url }
    return startSite('mare-alta', { ...variables, ...own }, { keepsDisk, throughNpm })
  }
  const sites: [RunningSite, RunningSite] = [await start(0), await start(1)]
  return {
    redis,
    /** Between the instances and Redis. */
    proxy,
    sites,
    /** Starts an instance again at the same place, with its files on disk. */
    restart: async (index: 0 | 1) => {
      await sites[index].stop()
      sites[index] = await start(index, true)
      return sites[index]
    },
    stop: async () => {
      redis.thaw()
      await Promise.all([...sites.map((site) => site.stop()), redis.kill()])
      proxy.stop()
    },
  }
}
