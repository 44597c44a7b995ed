import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '../fixtures/content'
import { stagePlan } from '../fixtures/stages'
import { temporaryFolder } from '../sandbox/support/folders'

const { siteKey } = stagePlan('mare-alta')

export interface OwnContent {
  folder: string
  /** Changes a resource as an editor would. */
  edit: <T>(resource: string, change: (content: T) => T) => void
  /** The first value with another title: what a page of the site shows of a save. */
  retitle: (title: string) => void
}

/** A copy of the tests' content for one platform; removed when the tests end. */
export function ownContent(folder = temporaryFolder()): OwnContent {
  cpSync(content, folder, { recursive: true })
  const edit: OwnContent['edit'] = (resource, change) => {
    const file = join(folder, siteKey, `${resource}.json`)
    writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
  }
  return {
    folder,
    edit,
    retitle: (title) => edit<object[]>('values', ([first, ...others]) => [{ ...first, title }, ...others]),
  }
}
