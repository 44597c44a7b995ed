import { spawnSync } from 'node:child_process'
import { renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { startSandbox } from './sandbox'
import { type StageName, siteEnvironment, stageNames, stagePlan } from './stages'

const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** Builds the site of every tenant once. `E2E_SKIP_BUILD=1` tests what the last run has built. */
export default async function buildSites(): Promise<void> {
  if (process.env.E2E_SKIP_BUILD) return
  for (const stageName of stageNames) {
    const sandbox = await startSandbox({ port: stagePlan(stageName).platformPort, pushUrl: '' })
    buildSite(stageName)
    await sandbox.stop()
  }
}

/** Builds one site, on its sandbox that must be running. */
export function buildSite(stageName: StageName): void {
  const { buildDir } = stagePlan(stageName)
  const built = spawnSync(process.execPath, [nextCommand, 'build'], {
    env: siteEnvironment(stageName),
    encoding: 'utf8',
  })
  if (built.status !== 0)
    throw new Error(`The site of ${stageName} does not build:\n${built.stdout}${built.stderr}`)
  // Built in the usual folder: the framework would write any other one into tsconfig.json.
  rmSync(buildDir, { recursive: true, force: true })
  renameSync('.next', buildDir)
}
