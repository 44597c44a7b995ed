import { execFile } from 'node:child_process'
import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { projectFile } from '../../commands/shared/project'
import { copyTemplate } from '../../tests/builds/project-copy'
import { siteEnvironment, stagePlan } from '../../tests/fixtures/stages'
import { portBase } from '../../tests/servers/ports'
import { startSandbox } from '../../tests/servers/sandbox'
import { functionsIn } from './host/output'

/* Builds a site with Vercel's CLI, and assembles each of its functions from the files that the output lists. */

export type Tenant = 'mare-alta' | 'oficina-castro' | 'sitio-novo'

const folder = '.e2e/vercel'
const commandLine = projectFile('engine/tools/vercel/node_modules', 'vercel', 'dist', 'vc.js')

/** A folder outside the project, whose packages a function would find otherwise. */
export function outputFolder(name: string): string {
  return join(tmpdir(), `site-starter-vercel-${portBase}`, name)
}

/** The environment that Vercel gives to a build and its functions. */
export function hostEnvironment(tenant: Tenant, isPreview: boolean): NodeJS.ProcessEnv {
  const { host } = new URL(stagePlan(tenant).siteOrigin)
  return {
    ...siteEnvironment(tenant),
    VERCEL: '1',
    VERCEL_ENV: isPreview ? 'preview' : 'production',
    VERCEL_URL: host,
    VERCEL_PROJECT_PRODUCTION_URL: host,
    ...(isPreview && { VERCEL_BRANCH_URL: host }),
  }
}

interface Options {
  isPreview?: boolean
  /** Changes the clone before the build. */
  change?: (folder: string) => void
}

export async function buildForHost(
  tenant: Tenant,
  { isPreview = false, change }: Options = {},
): Promise<void> {
  await copyTemplate(folder)
  change?.(folder)
  // Vercel installs packages in the build folder. These are copied from the project.
  const packages = join(folder, 'node_modules')
  rmSync(packages, { recursive: true, force: true })
  cpSync(projectFile('node_modules'), packages, { recursive: true, verbatimSymlinks: true })
  mkdirSync(join(folder, '.vercel'))
  const settings = { framework: 'nextjs', installCommand: '' }
  const project = { projectId: 'prj_tests', orgId: 'team_tests', settings }
  writeFileSync(join(folder, '.vercel/project.json'), JSON.stringify(project))
  const sandbox = await startSandbox({ port: stagePlan(tenant).platformPort })
  const env = { ...hostEnvironment(tenant, isPreview), VERCEL_TELEMETRY_DISABLED: '1' }
  const args = [commandLine, 'build', '--prod', '--yes', '--token', 'none']
  await promisify(execFile)(process.execPath, args, { cwd: folder, env, maxBuffer: 2 ** 26 })
  await sandbox.stop()
  const output = outputFolder(isPreview ? 'preview' : tenant)
  rmSync(output, { recursive: true, force: true })
  cpSync(join(folder, '.vercel/output'), output, { recursive: true, verbatimSymlinks: true })
  assemble(output)
}

/** Assembles functions from the files in their configuration, and nothing else. */
function assemble(output: string): void {
  for (const { folder: functionFolder, filePathMap } of functionsIn(output).values()) {
    for (const [path, from] of Object.entries(filePathMap)) {
      const [file, target] = [join(folder, from), join(functionFolder, path)]
      if (existsSync(target)) continue
      mkdirSync(dirname(target), { recursive: true })
      cpSync(file, target, { verbatimSymlinks: true, recursive: lstatSync(file).isSymbolicLink() })
    }
  }
}
