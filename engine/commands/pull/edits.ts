import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checksumsOf, lastChecksums } from './checksums'

/** Edits in a folder since the last pull that would be lost, one line for each file. */
export function editsLost(folder: string, next: string): string[] {
  const here = checksumsOf(folder)
  const last = lastChecksums(folder)
  const there = checksumsOf(next)
  const names = [...new Set([...Object.keys(here), ...Object.keys(last)])].sort()
  return names
    .filter((name) => here[name] !== last[name] && here[name] !== there[name])
    .map((name) => {
      if (here[name] === undefined) return `${name} (deleted here)`
      const changes = name.endsWith('.json') ? changesIn(join(folder, name), join(next, name)) : []
      return [name, ...changes].join(changes.length > 0 ? ': ' : '')
    })
}

const MAX_CHANGES = 20

/** Differences between two content files, such as `sala.title, menu` for a field of a record and a whole record. */
function changesIn(mine: string, theirs: string): string[] {
  const [here, there] = [recordsIn(mine), recordsIn(theirs)]
  const slugs = [...new Set([...here.keys(), ...there.keys()])]
  const changed = slugs.flatMap((slug) => {
    const [one, two] = [here.get(slug), there.get(slug)]
    if (one === undefined || two === undefined) return [slug]
    const fields = [...new Set([...Object.keys(one), ...Object.keys(two)])]
    return fields
      .filter((field) => JSON.stringify(one[field]) !== JSON.stringify(two[field]))
      .map((field) => (slug ? `${slug}.${field}` : field))
  })
  const more = changed.length > MAX_CHANGES ? [`and ${changed.length - MAX_CHANGES} more`] : []
  return changed.length > 0 ? [[...changed.slice(0, MAX_CHANGES), ...more].join(', ')] : []
}

type Fields = Record<string, unknown>

/** The records of a collection by slug. Other content is a single record without a slug; invalid JSON has none. */
function recordsIn(file: string): Map<string, Fields> {
  try {
    const content: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
    const records = Array.isArray(content) ? content : [content]
    return new Map(records.map((record: Fields) => [String(record.slug ?? ''), record]))
  } catch {
    return new Map()
  }
}
