import { renameSync, rmSync } from 'node:fs'
import { buildExtendedSite } from './extended-site'
import { type Build, runBuild } from './next-program'
import { startSandbox } from './sandbox'
import { type StageName, siteEnvironment, stageNames, stagePlan } from './stages'

/** Builds the site of every tenant once. `E2E_SKIP_BUILD=1` tests what the last run has built. */
export default async function buildSites(): Promise<void> {
  if (process.env.E2E_SKIP_BUILD) return
  for (const stageName of stageNames) {
    const sandbox = await startSandbox({ port: stagePlan(stageName).platformPort, pushUrl: '' })
    await buildSite(stageName)
    await sandbox.stop()
  }
  await buildExtendedSite()
}

/** Builds one site, on its sandbox that must be running. */
export async function buildSite(stageName: StageName): Promise<Build> {
  const { buildDir, isStandalone } = stagePlan(stageName)
  const env = { ...siteEnvironment(stageName), ...(isStandalone && { STANDALONE: '1' }) }
  const build = await runBuild(env)
  // Built in the usual folder: the framework would write any other one into tsconfig.json.
  rmSync(buildDir, { recursive: true, force: true })
  renameSync('.next', buildDir)
  return build
}
