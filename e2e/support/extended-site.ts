import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyExamples } from './documented'
import { runBuild } from './next-program'
import { ports } from './ports'
import { startSandbox } from './sandbox'
import { siteEnvironment } from './stages'

/* A clone with everything switched on that is off by default, edited as the pages of docs/ about that say. */

const project = join(import.meta.dirname, '../..')
/** Within the project, since the framework wants its modules below one root. */
export const folder = join(project, '.e2e-extended')
export const { platform: platformPort } = ports.extended
const { site: sitePort } = ports.extended
const platformOrigin = `http://localhost:${platformPort}`
export const origin = `http://localhost:${sitePort}`

export async function buildExtendedSite(): Promise<void> {
  const sandbox = await startSandbox({ port: platformPort, pushUrl: '' })
  copyProject()
  await runBuild(extendedEnvironment(), folder)
  await sandbox.stop()
}

export function extendedEnvironment(): NodeJS.ProcessEnv {
  return {
    ...siteEnvironment('mare-alta'),
    PLATFORM_ORIGIN: platformOrigin,
    ASSET_ORIGINS: platformOrigin,
    SITE_URL: origin,
    STANDALONE: '1',
    PORT: String(sitePort),
  }
}

function copyProject(): void {
  rmSync(folder, { recursive: true, force: true })
  const parts = ['app', 'components', 'lib', 'public', 'themes', ':(top,glob)*']
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...parts]
  const listed = execFileSync('git', args, { cwd: project, encoding: 'utf8' }).split('\0')
  // Without a lock file the framework takes the project, which has one, as the root of both.
  const files = listed.filter((file) => file !== '' && file !== 'package-lock.json')
  for (const file of files) cpSync(join(project, file), join(folder, file), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'))
  for (const page of ['extending', 'sections', 'theming']) applyExamples(`docs/${page}.md`, folder)
  // What these pages tell in words.
  edit('site.config.ts', "theme: 'atlantico'", "theme: 'lagoa' | 'atlantico'")
  edit('site.config.ts', "  menu: ['services',", "  menu: ['/equipa', 'services',")
  edit(
    'components/sections/index.ts',
    'import { Hero }',
    "import { Figures } from './figures'\nimport { Hero }",
  )
}

function edit(name: string, from: string, to: string): void {
  const file = join(folder, name)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}
