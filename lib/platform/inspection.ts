import type { Content } from './contract/model'
import type { Note } from './contract/notes'
import { parseBody, readBody } from './read-once'
import { PlatformError } from './request'
import { type Contract, hasResource, type Resource, resourceNames } from './resources'

/** One resource as the platform serves it now. */
export type ResourceReport = { resource: Resource; seconds: number } & (
  | { error: PlatformError }
  | { error?: never; version: string; contract: Contract; siteKey: string; records: number; notes: Note[] }
)

export interface Inspection {
  settings: ResourceReport
  /** Of the contract that `settings` names; none when it could not be read. */
  others: ResourceReport[]
  /** What could be read. */
  content: Partial<Content>
}

/** Reads every resource once and tells what came, for setup and doctor; keeps and logs nothing. */
export async function inspectPlatform(): Promise<Inspection> {
  const content: Partial<Content> = {}
  const settings = await inspect('settings', content)
  if (settings.error) return { settings, others: [], content }
  const names = resourceNames.filter((name) => name !== 'settings' && hasResource(settings.contract, name))
  return { settings, others: await Promise.all(names.map((name) => inspect(name, content))), content }
}

async function inspect(resource: Resource, content: Partial<Content>): Promise<ResourceReport> {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1_000
  try {
    const body = await readBody(resource)
    const took = seconds()
    const { version, contract, siteKey, content: read, notes } = parseBody(resource, body)
    Object.assign(content, { [resource]: read })
    return { resource, seconds: took, version, contract, siteKey, records: countOf(read), notes }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { resource, seconds: seconds(), error }
  }
}

/** Records of a collection, parts of a singleton that are written. */
function countOf(content: Content[Resource]): number {
  return Array.isArray(content) ? content.length : Object.values(content).filter(Boolean).length
}
