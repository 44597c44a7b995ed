import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyTemplate } from '../e2e/builds/project-copy'
import { content } from '../e2e/fixtures/content'
import { siteEnvironment, stagePlan } from '../e2e/fixtures/stages'
import { portBase } from '../e2e/servers/ports'
import { startSandbox } from '../e2e/servers/sandbox'
import { projectFile } from '../scripts/shared/project'
import { functionsIn } from './host/output'

/* Builds a site with the host's own command line, and puts each of its functions together from the files that the output names. */

export type Tenant = 'mare-alta' | 'oficina-castro' | 'sitio-novo'

const projectFolder = '.e2e/vercel'
const commandLine = projectFile('vercel', 'node_modules', 'vercel', 'dist', 'vc.js')

/** Outside of the project, whose packages a function would find otherwise. */
export function outputFolder(tenant: string): string {
  return join(tmpdir(), `site-starter-vercel-${portBase}`, tenant)
}

/** What the host tells a build and its functions. */
export function hostEnvironment(tenant: Tenant): NodeJS.ProcessEnv {
  const { siteOrigin } = stagePlan(tenant)
  return {
    ...siteEnvironment(tenant),
    VERCEL: '1',
    VERCEL_ENV: 'production',
    VERCEL_URL: new URL(siteOrigin).host,
    VERCEL_PROJECT_PRODUCTION_URL: new URL(siteOrigin).host,
  }
}

/** What the host adds for a deployment that is not the public one. */
export function previewEnvironment(tenant: Tenant): Record<string, string> {
  return { VERCEL_ENV: 'preview', VERCEL_BRANCH_URL: new URL(stagePlan(tenant).siteOrigin).host }
}

/**
 * @param variant builds the tenant once more, with other variables
 * @param change changes the clone that is built
 */
export async function buildForHost(
  tenant: Tenant,
  variables: Record<string, string> = {},
  variant: string = tenant,
  change: (folder: string) => void = () => undefined,
): Promise<void> {
  await copyTemplate(projectFolder)
  change(projectFolder)
  bringPackages()
  const settings = { framework: 'nextjs', installCommand: '' }
  mkdirSync(join(projectFolder, '.vercel'), { recursive: true })
  writeFileSync(
    join(projectFolder, '.vercel/project.json'),
    JSON.stringify({ projectId: 'prj_tests', orgId: 'team_tests', settings }),
  )
  const sandbox = await startSandbox({ port: stagePlan(tenant).platformPort, content, pushUrl: '' })
  await runCommandLine({ ...hostEnvironment(tenant), ...variables })
  await sandbox.stop()
  const target = outputFolder(variant)
  rmSync(target, { recursive: true, force: true })
  cpSync(join(projectFolder, '.vercel/output'), target, { recursive: true, verbatimSymlinks: true })
  assemble(target)
}

/** The host installs packages into the folder that it builds; those of the project are taken here. */
function bringPackages(): void {
  const target = join(projectFolder, 'node_modules')
  rmSync(target, { recursive: true, force: true })
  const filter = (path: string) => !path.includes('/node_modules/.cache')
  cpSync(projectFile('node_modules'), target, { recursive: true, verbatimSymlinks: true, filter })
}

async function runCommandLine(env: NodeJS.ProcessEnv): Promise<void> {
  const args = [commandLine, 'build', '--prod', '--yes', '--token', 'none']
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    env: { ...env, VERCEL_TELEMETRY_DISABLED: '1', NO_UPDATE_NOTIFIER: '1' },
    stdio: 'pipe',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      printed += String(chunk)
    })
  }
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`vercel build failed:\n${printed}`)
}

/** What a function is made of is named in its configuration; nothing else comes along. */
function assemble(output: string): void {
  for (const { folder, configuration } of functionsIn(output).values()) {
    for (const [path, from] of Object.entries(configuration.filePathMap ?? {})) {
      const file = join(projectFolder, from)
      const target = join(folder, path)
      mkdirSync(dirname(target), { recursive: true })
      if (existsSync(target) && lstatSync(target).isDirectory()) continue
      cpSync(file, target, { verbatimSymlinks: true, recursive: lstatSync(file).isSymbolicLink() })
    }
  }
}
