import { hash } from 'node:crypto'
import { environmentId } from '../environment/current-environment'
import { partBehind, type Site } from '../port/content'
import type { View } from '../port/views'
import type { Part } from '../snapshots/parts'

/** What a view shows of a site, and the parts that it depends on: those behind the properties it reads (`partBehind`), and those it declares. */
export function contentAndParts(page: View, site: Site, param: string) {
  const parts = new Set<Part>(page.parts)
  const recording = new Proxy(site, {
    get(target, key, receiver) {
      const part = partBehind[key as keyof Site]
      if (part) parts.add(part)
      return Reflect.get(target, key, receiver)
    },
  })
  return { content: page.content(recording, param), parts }
}

/** A hash of what a page shows. Pages contain the address of the site and of its files, so the hash includes the environment. */
export function fingerprintOf(content: unknown): string {
  return hash('sha256', environmentId() + (JSON.stringify(content) ?? ''), 'base64url').slice(0, 22)
}
