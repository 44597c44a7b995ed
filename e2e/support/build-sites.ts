import { renameSync, rmSync } from 'node:fs'
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
}

/** Builds one site, on its sandbox that must be running. */
export async function buildSite(stageName: StageName): Promise<Build> {
  const { buildDir } = stagePlan(stageName)
  const build = await runBuild(siteEnvironment(stageName))
  // Built in the usual folder: the framework would write any other one into tsconfig.json.
  rmSync(buildDir, { recursive: true, force: true })
  renameSync('.next', buildDir)
  return build
}
