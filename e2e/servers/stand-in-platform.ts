import { once } from 'node:events'
import { createServer } from 'node:http'

export interface StandInPlatform {
  /** The version of each resource's envelope. `*` stands for resources that are not listed. */
  versions: Record<string, string>
  /** The resources that are served. All others answer 404. */
  content: Record<string, unknown>
  stop: () => Promise<void>
}

/** A platform with one tenant. A test can move it from one contract to the other while a site reads it. */
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
