import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { resourcesOf } from './contract/descriptions'
import type { Tenant } from './tenants'

/** JSON files that are never served: a misspelt resource, or a resource of the other contract. */
export function strayFiles(contentFolder: string, tenants: readonly Tenant[]) {
  return [...strayDemoFiles(contentFolder, tenants), ...tenants.flatMap(strayClientFiles)]
}

/** Stray JSON files in `site/content`, apart from its assets. */
export function strayClientFiles({ version, siteContent }: Tenant): string[] {
  if (!siteContent) return []
  const expected = ['tenant', ...resourcesOf(version)].map((name) => `${name}.json`)
  return readdirSync(siteContent.folder)
    .filter((file) => /^[^.].*\.json$/.test(file) && !expected.includes(file))
    .map((file) => join(siteContent.folder, file))
}

function strayDemoFiles(contentFolder: string, tenants: readonly Tenant[]) {
  const expected = new Set(
    tenants.flatMap(({ siteKey, version }) =>
      resourcesOf(version).map((resource) => join(siteKey, `${resource}.json`)),
    ),
  )
  return readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json') && !expected.has(file))
    .map((file) => join(contentFolder, file))
}
