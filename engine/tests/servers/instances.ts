import { ports } from './ports'
import { startRedis } from './redis'
import { type RunningSite, startSite } from './site'
import { startTcpProxy } from './tcp-proxy'

/** Starts two instances of the demo's site that share a Redis. */
export async function startInstances(variables: Record<string, string>, throughNpm = false) {
  const redis = await startRedis()
  const proxy = await startTcpProxy(ports.redisProxy, ports.redis)
  const url = `redis://localhost:${ports.redisProxy}`
  const start = (index: 0 | 1, keepsDisk = false) => {
    const address = { PORT: String(ports.sites[index]), REDIS_URL: url }
    return startSite('mare-alta', { ...variables, ...address }, { keepsDisk, throughNpm })
  }
  const sites: [RunningSite, RunningSite] = [await start(0), await start(1)]
  return {
    redis,
    /** The proxy between the instances and Redis. */
    proxy,
    sites,
    /** Restarts an instance at the same address with the files on its disk. */
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
