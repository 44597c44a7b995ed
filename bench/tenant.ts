import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type large, writeLargeTenant } from '../e2e/fixtures/large-tenant'
import { stagePlan } from '../e2e/fixtures/stages'
import { temporaryFolder } from '../e2e/sandbox/support/folders'
import { pushTo } from '../e2e/servers/push'
import { type Sandbox, startSandbox } from '../e2e/servers/sandbox'

const { platformPort, siteKey } = stagePlan('large')

/** A platform whose tenant is as large as asked for. */
export interface Tenant {
  sandbox: Sandbox
  /** Changes fields of the first record, as an editor would. */
  save: (resource: string, fields: Record<string, string>) => void
  reads: () => Promise<Record<string, number>>
  stop: () => Promise<void>
}

export async function startTenant(sizes: Partial<typeof large>): Promise<Tenant> {
  const folder = temporaryFolder()
  writeLargeTenant(folder, sizes)
  const sandbox = await startSandbox({ port: platformPort, content: folder })
  return {
    sandbox,
    save: (resource, fields) => {
      const file = join(folder, siteKey, `${resource}.json`)
      const [first, ...others] = JSON.parse(readFileSync(file, 'utf8'))
      writeFileSync(file, JSON.stringify([{ ...first, ...fields }, ...others]))
    },
    reads: async () => (await sandbox.state()).reads[siteKey] ?? {},
    stop: sandbox.stop,
  }
}

/** A push to a site of this tenant. @throws Error when it is not answered well */
export async function push(siteOrigin: string, resource: string): Promise<void> {
  const { ok, status } = await pushTo(siteOrigin, resource)
  if (!ok) throw new Error(`the push was answered ${status}`)
}
