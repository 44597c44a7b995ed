import { parseBody } from '../../src/platform/parse-body'
import { PlatformError } from '../../src/platform/platform-error'
import { read } from '../../src/platform/read'
import { type Content, hasResource, type Resource, resourceNames } from '../../src/port/kinds'

/** A resource as the platform serves it now. */
export type ResourceReport = { resource: Resource; seconds: number } & (
  | { error: PlatformError }
  | ({ error?: never; records: number } & Omit<ReturnType<typeof parseBody>, 'content'>)
)

export interface Inspection {
  settings: ResourceReport
  /** Other resources of the contract in `settings`; empty if `settings` could not be read. */
  others: ResourceReport[]
  /** The content that could be read. */
  content: Partial<Content>
}

/** Reads every resource once and reports the results, for setup and doctor. It does not cache or log anything. */
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
    const body = await read(resource)
    const took = seconds()
    const { version, contract, siteKey, content: parsed, notes } = parseBody(resource, body)
    Object.assign(content, { [resource]: parsed })
    return { resource, seconds: took, version, contract, siteKey, records: countOf(parsed), notes }
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    return { resource, seconds: seconds(), error }
  }
}

/** The number of records in a collection, or of non-empty fields in a singleton. */
function countOf(content: Content[Resource]): number {
  return Array.isArray(content) ? content.length : Object.values(content).filter(Boolean).length
}
