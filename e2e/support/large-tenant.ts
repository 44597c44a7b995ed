import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from './content'

type ContentRecord = Record<string, unknown> & { slug: string; title?: string }

interface Sizes {
  posts: number
  services: number
  products: number
  projects: number
}

/** A tenant as large as the specification lets one become. */
export const large: Sizes = { posts: 2_000, services: 500, products: 1_000, projects: 300 }

const BODY_CHARACTERS = 6_000
const ASSETS_PER_PROJECT = 20

/** Writes the demo tenant's content with as many records as asked for, all of them different, to a folder. */
export function writeLargeTenant(folder: string, sizes: Partial<Sizes> = large): void {
  cpSync(content, folder, { recursive: true })
  const file = (resource: string) => join(folder, 'mare-alta', `${resource}.json`)
  for (const [resource, count] of Object.entries(sizes)) {
    const records: ContentRecord[] = JSON.parse(readFileSync(file(resource), 'utf8'))
    writeFileSync(file(resource), JSON.stringify(multiplied(records, count)))
  }
}

function multiplied(records: ContentRecord[], count: number): ContentRecord[] {
  return Array.from({ length: count }, (_, index) => {
    const record = records[index % records.length]
    if (record === undefined) throw new Error('nothing to multiply')
    const round = Math.floor(index / records.length)
    if (round === 0) return grown(record)
    const title = record.title && `${record.title} (${round + 1})`
    return grown({ ...record, slug: `${record.slug}-${round + 1}`, ...(title && { title }) })
  })
}

/** A post's body and a project's list of files, at the size of a long-lived site. */
function grown(record: ContentRecord): ContentRecord {
  const { body, assets } = record
  if (typeof body === 'string' && body !== '') {
    return { ...record, body: body.repeat(Math.ceil(BODY_CHARACTERS / body.length)) }
  }
  if (Array.isArray(assets) && assets.length > 0) {
    return {
      ...record,
      assets: Array.from({ length: ASSETS_PER_PROJECT }, (_, index) => assets[index % assets.length]),
    }
  }
  return record
}
