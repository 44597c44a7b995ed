import { test as base, expect } from '@playwright/test'
import { extendedEnvironment, folder, liveOrigin, origin, platformPort } from '../support/extended-site'
import { nextCommand, type Server, startServer } from '../support/next-program'
import { type Sandbox, startSandbox } from '../support/sandbox'

interface Extended {
  sandbox: Sandbox
  server: Server
}

export const test = base.extend<object, { extended: Extended }>({
  extended: [
    async ({ browserName: _ }, use) => {
      const sandbox = await startSandbox({ port: platformPort, pushUrl: `${origin}/api/revalidate` })
      const server = await startServer({
        program: process.execPath,
        args: [nextCommand, 'start'],
        folder,
        env: extendedEnvironment(),
        firstAddress: `${origin}/api/health`,
      })
      await use({ sandbox, server })
      await server.stop()
      await sandbox.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ extended: _ }, use) => use(origin),
})

export { expect, folder, liveOrigin, origin }
