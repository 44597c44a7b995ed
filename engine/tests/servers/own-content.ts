import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '../fixtures/content'
import { temporaryFolder } from '../sandbox/support/folders'

/** A copy of the tests' content for one platform, in which the content of one tenant can be edited. It is removed when the tests end. */
export function ownContent(siteKey = 'mare-alta', source = content) {
  const folder = temporaryFolder()
  cpSync(source, folder, { recursive: true })
  mkdirSync(join(folder, siteKey), { recursive: true })
  const fileOf = (resource: string, within = folder) => join(within, siteKey, `${resource}.json`)
  /** The content of a resource; null if there is no file. */
  const read = <T>(resource: string): T =>
    JSON.parse(existsSync(fileOf(resource)) ? readFileSync(fileOf(resource), 'utf8') : 'null')
  /** Changes a resource as an editor would. */
  const edit = <T>(resource: string, change: (content: T) => T) =>
    writeFileSync(fileOf(resource), JSON.stringify(change(read(resource))))
  return {
    folder,
    read,
    edit,
    /** Changes the title of the first value, which a page of the site shows. */
    retitle: (title: string) =>
      edit<object[]>('values', ([first, ...others]) => [{ ...first, title }, ...others]),
    /** Restores a resource. */
    restore: (resource: string) => {
      const original = fileOf(resource, source)
      if (existsSync(original)) cpSync(original, fileOf(resource))
      else rmSync(fileOf(resource), { force: true })
    },
  }
}
