import { rmSync } from 'node:fs'
import { cloneContent, content } from './content'
import { type Build, runBuild } from './next-program'
import { copyProject, copyTemplate } from './project-copy'
import { startSandbox } from './sandbox'
import { type StageName, siteEnvironment, stagePlan } from './stages'

/** Builds a site on a sandbox of its own. */
export async function buildOnSandbox(stageName: StageName): Promise<Build> {
  const { platformPort } = stagePlan(stageName)
  const source = stageName === 'clone' ? cloneContent : content
  const sandbox = await startSandbox({ port: platformPort, content: source, pushUrl: '' })
  const build = await buildSite(stageName)
  await sandbox.stop()
  return build
}

/**
 * Builds one site from a fresh copy of the project, on its sandbox, which must be running.
 * @param isCold with nothing that an earlier build has left, as `npm run build` on a new machine
 */
export async function buildSite(stageName: StageName, { isCold = false } = {}): Promise<Build> {
  const { folder, distDir, buildDir, isStandalone } = stagePlan(stageName)
  if (stageName === 'clone') copyProject(folder)
  else copyTemplate(folder)
  if (isCold) rmSync(buildDir, { recursive: true, force: true })
  const env = {
    ...siteEnvironment(stageName),
    NEXT_DIST_DIR: distDir,
    ...(isStandalone && { STANDALONE: '1' }),
  }
  return runBuild(env, folder, { isWhole: isCold })
}
