import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compressStaticFiles } from '../../scripts/build/compress-static'
import { type StageName, stagePlan } from '../fixtures/stages'
import { type Build, runBuild } from '../servers/next-program'
import { followDocumentation } from './documentation'
import { copyProject, copyTemplate, project } from './project-copy'

/**
 * Builds one site from a fresh copy of the project, without a platform and without any variable of a site.
 * @param isCold without files of an earlier build, like `npm run build` on a new machine
 */
export async function buildSite(stageName: StageName, { isCold = false } = {}): Promise<Build> {
  const { folder, distDir, buildDir, isStandalone, ownRoutes, theme } = stagePlan(stageName)
  if (stageName === 'clone') copyProject(folder)
  else await copyTemplate(folder)
  if (stageName === 'docs-examples') await followDocumentation(join(project, folder))
  if (ownRoutes) cpSync(join(project, ownRoutes), join(folder, 'app'), { recursive: true })
  if (isCold) rmSync(buildDir, { recursive: true, force: true })
  const { NODE_OPTIONS: _, ...environment } = process.env
  const env: NodeJS.ProcessEnv = {
    ...environment,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: distDir,
    ...(theme && { SITE_THEME: theme, ...builtAlike }),
    ...(isStandalone && { STANDALONE: '1' }),
  }
  const build = await runBuild(env, folder, { isWhole: isCold, watchesMemory: isCold })
  // `next build` alone does not.
  if (!isCold) await compressStaticFiles(buildDir)
  return build
}

/** What instances of different builds must share. The builds of the two themes differ only in their looks. */
const builtAlike = { NEXT_DEPLOYMENT_ID: 'tests' }
