import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '../fixtures/content'
import { temporaryFolder } from '../sandbox/support/folders'

/** A copy of the tests' content for one platform, in which the content of one tenant can be edited; removed when the tests end. */
export function ownContent(siteKey = 'mare-alta', source = content) {
  const folder = temporaryFolder()
  cpSync(source, folder, { recursive: true })
  mkdirSync(join(folder, siteKey), { recursive: true })
  const fileOf = (resource: string, within = folder) => join(within, siteKey, `${resource}.json`)
  /** What a resource holds; null when there is no such file. */
  const read = <T>(resource: string): T =>
    JSON.parse(existsSync(fileOf(resource)) ? readFileSync(fileOf(resource), 'utf8') : 'null')
  /** Changes a resource as an editor would. */
  const edit = <T>(resource: string, change: (content: T) => T) =>
    writeFileSync(fileOf(resource), JSON.stringify(change(read(resource))))
  return {
    folder,
    read,
    edit,
    /** The first value with another title: what a page of the site shows of a save. */
    retitle: (title: string) =>
      edit<object[]>('values', ([first, ...others]) => [{ ...first, title }, ...others]),
    /** Makes a resource as it was. */
    restore: (resource: string) => {
      const original = fileOf(resource, source)
      if (existsSync(original)) cpSync(original, fileOf(resource))
      else rmSync(fileOf(resource), { force: true })
    },
  }
}
