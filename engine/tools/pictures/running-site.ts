import { ended, isRunning, sandbox, server } from '../../commands/processes'
import { sandboxEnvironment } from '../../commands/sandbox-environment'

const PAUSE_MS = 200

/** Runs a built site with the sandbox, and waits until it answers. */
export async function runningSite(variables: NodeJS.ProcessEnv) {
  const env = sandboxEnvironment(variables)
  const platform = await sandbox(env.sandbox)
  const site = server({ ...env.site, NODE_ENV: 'production' })
  const origin = `http://localhost:${env.site.PORT}`
  while (!(await isUp(origin))) {
    if (!isRunning(site)) process.exit(1)
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
  return {
    origin,
    async stop() {
      for (const child of [site, platform]) child.kill('SIGTERM')
      await Promise.all([site, platform].map(ended))
    },
  }
}

function isUp(origin: string): Promise<boolean> {
  return fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
}
