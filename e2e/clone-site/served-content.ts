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

/* What the sandbox of the check serves: a copy of this clone's content, which tests may edit as an editor would. */

const copy = resolve(`.e2e/clone-content-${ports.cloneSite}`)

/** Makes the copy anew. @returns where the demos are in it, and the client's content, if there is some */
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

/** Saves a resource, of which the platform then pushes the tag. @param change gets undefined where the tenant has none yet */
export function saveContent<T>(resource: string, change: (content: T | undefined) => T): void {
  const file = fileOf(resource)
  const content: T | undefined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  writeFileSync(file, JSON.stringify(change(content)))
}

/** Takes back what was saved. */
export function restoreContent(resource: string): void {
  const original = join(cloneContent().folder, `${resource}.json`)
  if (existsSync(original)) cpSync(original, fileOf(resource))
  else rmSync(fileOf(resource), { force: true })
}

function fileOf(resource: string): string {
  const { tenant } = cloneContent()
  return join(copy, tenant.siteContent ? '' : tenant.siteKey, `${resource}.json`)
}
