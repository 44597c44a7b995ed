import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compressStaticFiles } from '../../scripts/build/compress-static'
import { placeContent } from '../../scripts/build/place-content'
import { cloneContent, content } from '../fixtures/content'
import { type StageName, siteEnvironment, stagePlan } from '../fixtures/stages'
import { type Build, runBuild } from '../servers/next-program'
import { startSandbox } from '../servers/sandbox'
import { copyProject, copyTemplate } from './project-copy'

/** Builds a site on its own sandbox, unless the last run has built it and `E2E_SKIP_BUILD` is `1` or the site's name. */
export async function buildUnlessSkipped(stageName: StageName): Promise<void> {
  const { buildDir, platformPort } = stagePlan(stageName)
  const isSkipped = ['1', stageName].includes(process.env.E2E_SKIP_BUILD ?? '')
  if (isSkipped && existsSync(join(buildDir, 'BUILD_ID'))) return
  const source = stageName === 'clone' ? cloneContent : content
  const sandbox = await startSandbox({ port: platformPort, content: source, pushUrl: '' })
  await buildSite(stageName)
  await sandbox.stop()
}

/**
 * Builds one site from a fresh copy of the project, on its sandbox, which must be running.
 * @param isCold without files of an earlier build, like `npm run build` on a new machine
 */
export async function buildSite(stageName: StageName, { isCold = false } = {}): Promise<Build> {
  const { folder, distDir, buildDir, isStandalone } = stagePlan(stageName)
  if (stageName === 'clone') copyProject(folder)
  else copyTemplate(folder, { hasAgency: stageName === 'mare-alta' })
  if (isCold) rmSync(buildDir, { recursive: true, force: true })
  const env = {
    ...siteEnvironment(stageName),
    NEXT_DIST_DIR: distDir,
    ...(isStandalone && { STANDALONE: '1' }),
  }
  const build = await runBuild(env, folder, { isWhole: isCold, watchesMemory: isCold })
  // `next build` alone does neither.
  if (!isCold) {
    await compressStaticFiles(buildDir)
    await placeContent(buildDir)
  }
  return build
}
