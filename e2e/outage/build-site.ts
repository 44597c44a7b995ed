import { buildSite } from '../support/build-sites'
import { startSandbox } from '../support/sandbox'
import { stagePlan } from '../support/stages'

/** Before the long tests: they need one site only. */
export default async function buildOutageSite(): Promise<void> {
  if (process.env.E2E_SKIP_BUILD) return
  const sandbox = await startSandbox({ port: stagePlan('mare-alta').platformPort, pushUrl: '' })
  await buildSite('mare-alta')
  await sandbox.stop()
}
