import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressStaticFiles } from '../../commands/build/compress-static'
import { isBuildKept, type StageName, stagePlan } from '../fixtures/stages'
import { type Build, runBuild } from '../servers/next-program'
import { followDocumentation } from './documentation'
import { copyProject, copyTemplate, hashOfSources, project } from './project-copy'

/** Builds a site, unless its last build used the same files, or is to be reused. */
export async function renewSite(stageName: StageName): Promise<void> {
  const { folder, buildDir } = stagePlan(stageName)
  if (isBuildKept(stageName)) return
  await copySources(stageName)
  const stamp = join(buildDir, 'SOURCES')
  const sources = hashOfSources(folder)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return
  await buildCopy(stageName)
  writeFileSync(stamp, sources)
}

/**
 * Builds a site from a fresh copy of the project.
 * @param isCold whether to build without files of an earlier build, like `npm run build` on a new machine
 */
export async function buildSite(stageName: StageName, { isCold = false } = {}): Promise<Build> {
  await copySources(stageName)
  if (isCold) rmSync(stagePlan(stageName).buildDir, { recursive: true, force: true })
  return buildCopy(stageName, isCold)
}

async function copySources(stageName: StageName): Promise<void> {
  const { folder, ownFiles, ownRoutes, replaced = {}, theme, themeFiles } = stagePlan(stageName)
  if (stageName === 'clone') copyProject(folder)
  else await copyTemplate(folder)
  if (stageName === 'docs-examples') await followDocumentation(join(project, folder))
  if (theme && themeFiles)
    for (const files of [join(folder, 'themes/atlantico'), join(project, themeFiles)])
      cpSync(files, join(folder, 'themes', theme), { recursive: true })
  for (const [file, other] of Object.entries(replaced)) cpSync(join(project, other), join(folder, file))
  if (ownFiles) cpSync(join(project, ownFiles), join(folder), { recursive: true })
  if (ownRoutes) cpSync(join(project, ownRoutes), join(folder, 'app'), { recursive: true })
}

/** Builds a copy without a platform and without the variables of a site. */
async function buildCopy(stageName: StageName, isCold = false): Promise<Build> {
  const { folder, distDir, buildDir, isStandalone, theme } = stagePlan(stageName)
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
  // `next build` alone does not compress files.
  if (!isCold) await compressStaticFiles(buildDir)
  return build
}

/** Settings that instances of different builds must share. The builds of the two themes differ only in appearance. */
const builtAlike = { NEXT_DEPLOYMENT_ID: 'tests' }
