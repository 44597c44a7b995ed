import { once } from 'node:events'
import { createServer } from 'node:http'

export interface StandInPlatform {
  /** Version of each envelope; of `*` where a resource has none. */
  versions: Record<string, string>
  /** Resources that are served; all others answer 404. */
  content: Record<string, unknown>
  stop: () => Promise<void>
}

/** A platform with one tenant, that a test can move from one contract to the other while a site runs on it. */
export async function startStandInPlatform(port: number): Promise<StandInPlatform> {
  const state = { versions: {} as Record<string, string>, content: {} as Record<string, unknown> }
  const server = createServer(({ url = '' }, response) => {
    const resource = url.split('/').at(-1) ?? ''
    if (!(resource in state.content)) {
      response.writeHead(404).end()
      return
    }
    const version = state.versions[resource] ?? state.versions['*']
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ version, siteKey: 'cliente', [resource]: state.content[resource] }))
  }).listen(port)
  await once(server, 'listening')
  return Object.assign(state, {
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}
