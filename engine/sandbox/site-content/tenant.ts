import { join, relative } from 'node:path'
import { z } from 'zod'
import { textOf } from '../content-file'
import { isCollection, resourcesOf, type Version } from '../contract/descriptions'
import type { Tenant } from '../tenants'

/** The folder of a clone with the client's content. */
export const SITE_CONTENT = 'site/content'

const tenantFile = z.object({
  siteKey: z.string().regex(/^[\w-]+$/, 'must be the slug of the tenant'),
  version: z.string().regex(/^[46]\.\d+\.\d+$/, 'must be a version such as 6.3.0: contract 4 or 6'),
})

/**
 * The tenant of a folder that `npm run pull` has written, with a key valid only in this sandbox.
 * @throws Error that names an invalid file, in one sentence
 */
export function siteContentTenant(folder: string): Tenant {
  const { siteKey, version } = inFile(join(folder, 'tenant.json'), (text) => {
    if (text === undefined) throw new Error('is missing: npm run pull writes it')
    return tenantFile.parse(JSON.parse(text))
  })
  const description: Version = version.startsWith('4') ? '4.1.0' : '6.3.0'
  for (const resource of resourcesOf(description))
    inFile(join(folder, `${resource}.json`), (text) => {
      if (text !== undefined) parseAsDelivered(resource, JSON.parse(text))
    })
  return {
    siteKey,
    version: description,
    key: 'sk_73616e64626f78206f6e6c793a20736974652e636f6e7465',
    secret: 'sandbox-revalidate-site-content',
    siteContent: { folder, version },
  }
}

const records = z.array(z.record(z.string(), z.unknown()), 'must be a list of records')
const singleton = z.record(z.string(), z.unknown(), 'must be an object')

/** Content served unchanged: a platform may deliver fields that the specification does not have. */
export function parseAsDelivered(resource: string, source: unknown): unknown {
  return (isCollection(resource) ? records : singleton).parse(source)
}

function inFile<Value>(file: string, read: (text: string | undefined) => Value): Value {
  try {
    return read(textOf(file))
  } catch (error) {
    throw new Error(`${relative('.', file)}: ${sentenceOf(error)}`)
  }
}

export function sentenceOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return error instanceof Error ? error.message : String(error)
  return error.issues
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(' '))
    .join('; ')
}
