import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '../fixtures/content'
import { temporaryFolder } from '../sandbox/support/folders'

export interface OwnContent {
  folder: string
  /** What a resource holds; undefined when there is no such file. */
  read: <T>(resource: string) => T
  /** Changes a resource as an editor would. */
  edit: <T>(resource: string, change: (content: T) => T) => void
  /** The first value with another title: what a page of the site shows of a save. */
  retitle: (title: string) => void
  /** Makes a resource as it was. */
  restore: (resource: string) => void
}

/** A copy of the tests' content for one platform, in which the content of one tenant can be edited; removed when the tests end. */
export function ownContent(siteKey = 'mare-alta', source = content): OwnContent {
  const folder = temporaryFolder()
  cpSync(source, folder, { recursive: true })
  mkdirSync(join(folder, siteKey), { recursive: true })
  const fileOf = (resource: string, within = folder) => join(within, siteKey, `${resource}.json`)
  const read: OwnContent['read'] = (resource) =>
    existsSync(fileOf(resource)) ? JSON.parse(readFileSync(fileOf(resource), 'utf8')) : undefined
  const edit: OwnContent['edit'] = (resource, change) =>
    writeFileSync(fileOf(resource), JSON.stringify(change(read(resource))))
  return {
    folder,
    read,
    edit,
    retitle: (title) => edit<object[]>('values', ([first, ...others]) => [{ ...first, title }, ...others]),
    restore: (resource) => {
      const original = fileOf(resource, source)
      if (existsSync(original)) cpSync(original, fileOf(resource))
      else rmSync(fileOf(resource), { force: true })
    },
  }
}
