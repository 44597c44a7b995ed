import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect } from '@playwright/test'
import { content } from '../fixtures/content'
import { stagePlan } from '../fixtures/stages'
import { ports } from '../servers/ports'
import { type Sandbox, startSandbox } from '../servers/sandbox'
import { onPorts, type RunningSite, startSite } from '../servers/site'

const { siteKey } = stagePlan('mare-alta')

export interface AgencySite {
  site: RunningSite
  sandbox: Sandbox
  /** What the agency's own source of data answers from now on. */
  setData: (text: string) => void
  /** Changes a resource as an editor would; nothing is pushed. */
  edit: <T>(resource: string, change: (content: T) => T) => void
}

/** A site with the pages, routes and actions of `app/` beside this file, on a platform of its own that pushes nothing by itself. */
export const test = base.extend<object, { agency: AgencySite }>({
  agency: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'agency-'))
      cpSync(content, folder, { recursive: true })
      const sandbox = await startSandbox({ port: ports.agency.platform, content: folder, pushUrl: '' })
      let data = 'primeiros dados'
      const source = createServer((_, response) => response.end(data))
      await new Promise<void>((done) => source.listen(ports.agency.data, done))
      const site = await startSite('mare-alta', {
        ...onPorts(ports.agency),
        AGENCY_DATA: `http://localhost:${ports.agency.data}`,
      })
      await use({
        site,
        sandbox,
        setData: (text) => {
          data = text
        },
        edit: (resource, change) => {
          const file = join(folder, siteKey, `${resource}.json`)
          writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
        },
      })
      await site.stop()
      await sandbox.stop()
      source.close()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ agency: { site } }, use) => use(site.origin),
})

export { expect }
