import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pull } from '../../../../commands/pull/pull'
import { tenants } from '../../../../sandbox/tenants'
import { content } from '../../../fixtures/content'
import { saveContent, temporaryFolder } from '../../../sandbox/support/folders'
import { ports } from '../../../servers/ports'
import { startSandbox } from '../../../servers/sandbox'
import { test as base } from '../../own-environment'

export { expect } from '@playwright/test'

const shippedAssets = join(import.meta.dirname, '../../../../sandbox/assets')

const origin = `http://localhost:${ports.platform}`

export const keyOf = (siteKey: string) => tenants.find((tenant) => tenant.siteKey === siteKey)?.key ?? ''

/** The variables of a clone with one of the sandbox's tenants. */
export const variablesOf = (siteKey: string) => ({
  PLATFORM_ORIGIN: origin,
  SITE_API_KEY: keyOf(siteKey),
  ASSET_ORIGINS: origin,
})

export type Platform = ReturnType<typeof platformWith>

/** A platform in the process of the test, with content and files of the tests, and an empty clone. */
export const test = base.extend<{ platform: Platform }>({
  platform: async ({ environment: _ }, use) => {
    const folder = temporaryFolder()
    const assets = temporaryFolder()
    cpSync(content, folder, { recursive: true })
    cpSync(shippedAssets, assets, { recursive: true })
    const sandbox = await startSandbox({ port: ports.platform, content: folder, assets })
    await use(platformWith(folder, assets, sandbox))
    await sandbox.stop()
  },
})

function platformWith(folder: string, assets: string, sandbox: Awaited<ReturnType<typeof startSandbox>>) {
  const clone = join(temporaryFolder(), 'site/content')
  const shownEdits: string[][] = []
  return {
    sandbox,
    /** Changes a resource as an editor would. */
    edit: <T>(name: string, change: (content: T) => unknown) =>
      saveContent(folder, name, change(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))),
    assets,
    clone: {
      folder: clone,
      read: (name: string) => readFileSync(join(clone, name), 'utf8'),
      write: (name: string, text: string) => {
        mkdirSync(dirname(join(clone, name)), { recursive: true })
        writeFileSync(join(clone, name), text)
      },
      hasFile: (name: string) => existsSync(join(clone, name)),
      files: () =>
        readdirSync(clone, { recursive: true, withFileTypes: true }).flatMap((entry) =>
          entry.isFile() ? [join(entry.parentPath, entry.name).slice(clone.length + 1)] : [],
        ),
    },
    /** The edits that were shown before they were lost. */
    shownEdits,
    pull: (mayOverwrite = false) =>
      pull(clone, async (edits) => {
        shownEdits.push(edits)
        return mayOverwrite
      }),
  }
}
