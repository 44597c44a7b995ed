import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteVariable } from '@site-starter/engine/environment'

const fileOf = (name: string) => join(siteVariable('UPLOADS_FOLDER'), name)

/** Stores a file under an unguessable name. */
export async function store(bytes: Uint8Array): Promise<string> {
  const name = `${randomUUID()}.pdf`
  await mkdir(siteVariable('UPLOADS_FOLDER'), { recursive: true })
  await writeFile(fileOf(name), bytes)
  return name
}

export const remove = (name: string) => rm(fileOf(name), { force: true })

export const stored = (name: string) => readFile(fileOf(name)).catch(() => undefined)
