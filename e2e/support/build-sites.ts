import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildExtendedSite } from './extended-site'
import { type Build, runBuild } from './next-program'
import { startSandbox } from './sandbox'
import { type StageName, siteEnvironment, stageNames, stagePlan } from './stages'

/** Builds the site of every tenant once. `E2E_SKIP_BUILD=1` tests what the last run has built. */
export default async function buildSites(): Promise<void> {
  if (process.env.E2E_SKIP_BUILD) return
  await buildStages(stageNames)
  await buildExtendedSite()
}

/** Builds sites, each on a sandbox of its own. */
export async function buildStages(names: readonly StageName[]): Promise<void> {
  for (const stageName of names) {
    const sandbox = await startSandbox({ port: stagePlan(stageName).platformPort, pushUrl: '' })
    await buildSite(stageName)
    await sandbox.stop()
  }
}

/** What the compiler and the type checker keep from one build for the next, which then takes half the time. */
const compilerFiles = ['turbopack', '.tsbuildinfo']
const COMPILER_DIR = '.next-compiler'

/**
 * Builds one site, on its sandbox that must be running.
 * @param isCold without what an earlier build has left, as on a machine that builds for the first time
 */
export async function buildSite(stageName: StageName, { isCold = false } = {}): Promise<Build> {
  const { buildDir, isStandalone } = stagePlan(stageName)
  const env = { ...siteEnvironment(stageName), ...(isStandalone && { STANDALONE: '1' }) }
  rmSync('.next', { recursive: true, force: true })
  if (!isCold) moveCompilerFiles(COMPILER_DIR, '.next/cache')
  const build = await runBuild(env)
  moveCompilerFiles('.next/cache', COMPILER_DIR)
  // Built in the usual folder: the framework would write any other one into tsconfig.json.
  rmSync(buildDir, { recursive: true, force: true })
  renameSync('.next', buildDir)
  return build
}

function moveCompilerFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of compilerFiles) {
    if (!existsSync(join(from, name))) continue
    rmSync(join(to, name), { recursive: true, force: true })
    renameSync(join(from, name), join(to, name))
  }
}
