import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The content of the tests' tenants: a clone may make what it likes of `sandbox/content/`. */
export const content = join(import.meta.dirname, '../template/content')

const shipped = join(import.meta.dirname, '../../sandbox/content')

/** What this clone's sandbox shows. */
export const cloneContent = existsSync(shipped) ? shipped : content

/** The records of a resource of the demo tenant, as they are before a test changes them. */
export function records<T>(resource: string): T[] {
  return JSON.parse(readFileSync(join(content, 'mare-alta', `${resource}.json`), 'utf8'))
}
