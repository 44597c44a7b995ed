import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { ports } from '@site-starter/engine/testing'
import { cloneContent } from './clone-site'

/* The content that the sandbox of the check serves: a copy of this clone's, which tests may edit like an editor. */

const copy = resolve(`.e2e/clone-content-${ports.cloneSite}`)

/** Recreates the copy. @returns the folder of the demos in the copy, and of the client's content if there is any */
export function copyContent(): { demos: string; siteContent?: string } {
  const { tenant, demos, folder } = cloneContent()
  rmSync(copy, { recursive: true, force: true })
  if (tenant.siteContent === undefined) {
    cpSync(demos, copy, { recursive: true })
    return { demos: copy }
  }
  mkdirSync(copy, { recursive: true })
  for (const name of readdirSync(folder))
    if (name.endsWith('.json')) cpSync(join(folder, name), join(copy, name))
  const assets = join(folder, 'assets')
  if (existsSync(assets)) symlinkSync(resolve(assets), join(copy, 'assets'), 'junction')
  return { demos, siteContent: copy }
}

/** Saves a resource. The platform then pushes its tag. @param change receives undefined if the tenant has no such resource yet */
export function saveContent<T>(resource: string, change: (content: T | undefined) => T): void {
  const file = fileOf(resource)
  const content: T | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  writeFileSync(file, JSON.stringify(change(content)))
}

/** Restores the original content of a resource. */
export function restoreContent(resource: string): void {
  const original = join(cloneContent().folder, `${resource}.json`)
  if (existsSync(original)) cpSync(original, fileOf(resource))
  else rmSync(fileOf(resource), { force: true })
}

function fileOf(resource: string): string {
  const { tenant } = cloneContent()
  return join(copy, tenant.siteContent ? '' : tenant.siteKey, `${resource}.json`)
}
