import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { cloneContent, content } from './content'
import { anotherAddress } from './posting'
import { type Sandbox, startSandbox } from './sandbox'
import { type RunningSite, startSite } from './site'
import { type StageName, stagePlan } from './stages'

export type { StageName } from './stages'

export interface StageOptions {
  /** Which site the tests of a project see. */
  stageName: StageName
}

/** A platform and a site on it, for all tests of a project. */
interface Stage {
  sandbox: Sandbox
  site: RunningSite
  /** The tenant's content files, a copy that tests may edit. */
  contentDir: string
}

interface Fixtures {
  /** Edits a content file as an editor would, and waits for the push it causes; undone after the test. */
  edit: <T>(resource: string, change: (content: T) => T) => Promise<void>
  /** Writes a content file without waiting for anything; undone after the test. */
  save: (resource: string, content: unknown) => void
}

export const test = base.extend<Fixtures, StageOptions & { stage: Stage }>({
  stageName: ['mare-alta', { option: true, scope: 'worker' }],

  stage: [
    async ({ stageName }, use) => {
      const { siteKey, platformPort, siteOrigin } = stagePlan(stageName)
      const source = stageName === 'clone' ? cloneContent : content
      const folder = mkdtempSync(join(tmpdir(), 'stage-'))
      cpSync(source, join(folder, 'content'), { recursive: true })
      const sandbox = await startSandbox({
        port: platformPort,
        content: join(folder, 'content'),
        data: join(folder, 'data'),
        pushUrl: `${siteOrigin}/api/revalidate`,
      })
      const site = await startSite(stageName)
      await use({ sandbox, site, contentDir: join(folder, 'content', siteKey) })
      await site.stop()
      await sandbox.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  // Every test is another visitor, or the limits on leads would stop the later ones.
  extraHTTPHeaders: async ({ stage: _ }, use) => use({ 'x-forwarded-for': anotherAddress() }),

  baseURL: async ({ stage }, use) => use(stage.site.origin),

  save: async ({ stage }, use) => {
    const originals = new Map<string, string | undefined>()
    await use((resource, value) => {
      const file = join(stage.contentDir, `${resource}.json`)
      if (!originals.has(resource))
        originals.set(resource, existsSync(file) ? readFileSync(file, 'utf8') : undefined)
      mkdirSync(stage.contentDir, { recursive: true })
      writeFileSync(file, JSON.stringify(value, null, 2))
    })
    await stage.sandbox.clearFaults()
    for (const [resource, original] of originals) {
      const file = join(stage.contentDir, `${resource}.json`)
      await pushed(stage, resource, () =>
        original === undefined ? rmSync(file, { force: true }) : writeFileSync(file, original),
      )
    }
  },

  edit: async ({ stage, save }, use) => {
    await use(async (resource, change) => {
      const file = join(stage.contentDir, `${resource}.json`)
      const current = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
      await pushed(stage, resource, () => save(resource, change(current)))
    })
  },
})

const specifiedTags = ['settings', 'services', 'products', 'caseStudies', 'locations', 'values', 'legal']

/** Runs an edit and waits until the sandbox has the site's answer to its push; of open tags nothing is pushed. */
async function pushed({ sandbox }: Stage, resource: string, edit: () => void): Promise<void> {
  const count = async () => (await sandbox.state()).pushes.length
  const before = await count()
  edit()
  if (resource === 'projects') await sandbox.push({ siteKey: 'mare-alta', tags: ['caseStudies'] })
  if (specifiedTags.includes(resource)) await expect.poll(count).toBeGreaterThan(before)
}

export { expect }
