import { hash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { buildFolder } from '../../environment/build-facts'
import { currentEnvironment } from '../../environment/current-environment'
import type { Resource } from '../../port/kinds'
import { logOnce } from '../../process/log'
import { isDevelopment } from '../../process/mode'
import type { StoredBody } from '../snapshot'

// The last good body of each resource, for a server that starts in an outage, and for a build's workers and functions. There is one file per
// resource and tenant, replaced as a whole. Next.js keeps the folder `cache` from one build to the next.

/** Schema of the first line of a stored body. */
const headSchema = z.object({ contract: z.literal([4, 6]), readAt: z.number() })

const pack = promisify(gzip)
const unpack = promisify(gunzip)
/** The byte that ends the first line of a stored body. */
const NEW_LINE = 0x0a

/** Writes the file of a resource. @returns whether it was written. A disk that cannot be written to affects only the next start. */
export async function storeBody(resource: Resource, { body, contract, readAt }: StoredBody) {
  return storeFile(resource, Buffer.concat([Buffer.from(`${JSON.stringify({ contract, readAt })}\n`), body]))
}

/** Writes a file into the tenant's folder of the snapshot store. @returns false if the disk takes no files */
export async function storeFile(name: string, bytes: Uint8Array): Promise<boolean> {
  const file = fileOf(name)
  const unfinished = `${file}.${randomUUID()}.tmp`
  try {
    mkdirSync(folder(), { recursive: true })
    await writeFile(unfinished, await pack(bytes, { level: constants.Z_BEST_SPEED }))
    await rename(unfinished, file)
    return true
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    logOnce(`content cannot be kept on disk for the next start: ${String(error)}`)
    return false
  }
}

/** The stored body of a resource; undefined if its file is missing or unreadable. */
export async function storedBody(resource: Resource): Promise<StoredBody | undefined> {
  try {
    const bytes = await storedFile(resource)
    const end = bytes.indexOf(NEW_LINE)
    return { ...headSchema.parse(JSON.parse(bytes.toString('utf8', 0, end))), body: bytes.subarray(end + 1) }
  } catch {
    return undefined
  }
}

/** The content of a file of the tenant. @throws Error if the file is missing or unreadable */
export async function storedFile(name: string): Promise<Buffer> {
  return unpack(await readFile(fileOf(name)))
}

/** Removes what an earlier failed build has left, or an earlier start in development. */
export async function removeOldBodies(): Promise<void> {
  await rm(folder(), { recursive: true, force: true })
}

function fileOf(name: string): string {
  return join(folder(), `${name}-${tenantId()}.gz`)
}

/** Identifies the tenant, since one build may be started for many. */
function tenantId(): string {
  const { platformOrigin, apiKey } = currentEnvironment()
  return hash('sha256', `${platformOrigin} ${apiKey}`).slice(0, 16)
}

function folder(): string {
  return buildFolder('cache', isDevelopment() ? 'content-dev' : 'content')
}
