import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFonts } from '../../scripts/fonts/theme-fonts'
import { applyExamples } from './documented'
import { runBuild } from './next-program'
import { ports } from './ports'
import { copyTemplate } from './project-copy'
import { startSandbox } from './sandbox'
import { siteEnvironment } from './stages'

/* A clone with everything switched on that is off by default, edited as the pages of docs/ about that say. */

export const { platform: platformPort } = ports.extended
const { site: sitePort } = ports.extended
const platformOrigin = `http://localhost:${platformPort}`
export const origin = `http://localhost:${sitePort}`
/** A provider of the agency's own, which a test plays. */
export const newsletterOrigin = `http://localhost:${ports.newsletter}`
/** Where its visitors find it, as far as it knows. */
export const liveOrigin = 'https://www.cliente.test'

const copy = '.e2e/extended'
export const folder = join(import.meta.dirname, '../..', copy)

export async function buildExtendedSite(): Promise<void> {
  copyTemplate(copy)
  await followDocumentation(folder)
  cpSync(join(import.meta.dirname, '../extended/app'), join(folder, 'app'), { recursive: true })
  const sandbox = await startSandbox({ port: platformPort, pushUrl: '' })
  await runBuild(extendedEnvironment(), copy)
  await sandbox.stop()
}

export function extendedEnvironment(): NodeJS.ProcessEnv {
  return {
    ...siteEnvironment('mare-alta'),
    PLATFORM_ORIGIN: platformOrigin,
    ASSET_ORIGINS: platformOrigin,
    SITE_URL: liveOrigin,
    STANDALONE: '1',
    PORT: String(sitePort),
  }
}

/** Does in a clone what the pages of docs/ about extending it say, with all their examples. */
export async function followDocumentation(clone: string): Promise<void> {
  for (const page of ['extending', 'sections', 'theming', 'recipes', 'search'])
    applyExamples(`docs/${page}.md`, clone)
  // What these pages tell in words.
  const photographs = join(import.meta.dirname, '../../sandbox/assets/mare-alta')
  cpSync(join(photographs, 'people/rui.jpg'), join(clone, 'public/fotos/equipa.jpg'))
  cpSync(join(photographs, 'blog/armazem-seguro.jpg'), join(clone, 'public/fotos/armazem.jpg'))
  await makeFonts(join(clone, 'themes/lagoa'))
  edit(clone, 'site.config.ts', "theme: 'atlantico'", "theme: 'lagoa' | 'atlantico'")
  edit(
    clone,
    'components/sections/index.ts',
    'import { Hero }',
    "import { Figures } from './figures'\nimport { Hero }",
  )
  edit(
    clone,
    'components/sections/index.ts',
    'import { Values }',
    "import { WayThere } from './map'\nimport { Team } from './team'\nimport { Values }",
  )
  edit(clone, 'site.config.ts', "  'hero',\n", "  'hero',\n  'team',\n  'wayThere',\n")
  // Two neighbours that are wanted alike.
  edit(
    clone,
    'site.config.ts',
    "'locations',\n    'closing',",
    "{ section: 'locations', tone: 'plain' },\n    'closing',",
  )
  edit(
    clone,
    'site.config.ts',
    "updatedOn: '2026-11-02' },\n",
    "updatedOn: '2026-11-02' },\n  { path: '/boletim', title: 'Boletim', description: 'Uma vez por mês, sem publicidade.' },\n",
  )
  edit(clone, 'app/boletim/subscribe.ts', 'https://boletim.test', newsletterOrigin)
}

/** @throws Error when the file has no such text */
export function edit(clone: string, name: string, from: string, to: string): void {
  const file = join(clone, name)
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${name} has no ${from}`)
  writeFileSync(file, text.replace(from, to))
}
