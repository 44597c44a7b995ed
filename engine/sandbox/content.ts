import { join, relative } from 'node:path'
import { hashOf, stampOf, textOf } from './content-file'
import { parseContent, unauthored } from './contract/descriptions'
import { withAbsoluteFiles } from './file-addresses'
import { say } from './log'
import type { Settings } from './settings'
import { withPulledFiles } from './site-content/served'
import { parseAsDelivered, sentenceOf } from './site-content/tenant'
import type { Tenant } from './tenants'

type CachedFile = {
  stamp: string
  /** The hash of the served content. The current file may be invalid. */
  hash?: string
  value?: unknown
  problem?: string | undefined
}

/** Thrown for a resource whose file has not been valid since the start. */
export class ContentUnavailable extends Error {}

/** The content files of each tenant. A changed file is read again. */
export class Content {
  readonly #cache = new Map<string, CachedFile>()

  constructor(readonly settings: Pick<Settings, 'contentFolder' | 'origin'>) {}

  fileOf(tenant: Tenant, resource: string) {
    const folder = tenant.siteContent?.folder ?? join(this.settings.contentFolder, tenant.siteKey)
    return join(folder, `${resource}.json`)
  }

  /** A resource as it is served: the last valid content of its file. */
  read(tenant: Tenant, resource: string) {
    const cached = this.#current(tenant, resource)
    if (cached.hash === undefined) throw new ContentUnavailable(cached.problem)
    return cached.value
  }

  /** A string that changes with the served content; undefined until the file has been valid once. */
  fingerprint(tenant: Tenant, resource: string) {
    return this.#current(tenant, resource).hash
  }

  /** The problem of the current file; undefined if it is valid. */
  problem(tenant: Tenant, resource: string) {
    return this.#current(tenant, resource).problem
  }

  #current(tenant: Tenant, resource: string) {
    const file = this.fileOf(tenant, resource)
    const known = this.#cache.get(file)
    // The stamp is taken before the file is read, so that the next call notices a save in between.
    const stamp = stampOf(file)
    if (known?.stamp === stamp) return known
    const cached = { ...known, ...this.#load(tenant, resource, file), stamp }
    if (cached.problem && cached.problem !== known?.problem)
      say(`invalid content, not served: ${cached.problem}`)
    this.#cache.set(file, cached)
    return cached
  }

  #load(tenant: Tenant, resource: string, file: string): Omit<CachedFile, 'stamp'> {
    try {
      const text = textOf(file)
      const source: unknown = text === undefined ? unauthored(resource) : JSON.parse(text)
      const { origin } = this.settings
      const value = tenant.siteContent
        ? withPulledFiles(parseAsDelivered(resource, source), tenant, origin)
        : withAbsoluteFiles(parseContent(tenant.version, resource, source), origin)
      return { hash: hashOf(text), value, problem: undefined }
    } catch (error) {
      return { problem: `${relative('.', file)}: ${sentenceOf(error)}` }
    }
  }
}
