import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { buildId } from './build-id'
import { config } from './config'
import { logOnce } from './log'
import type { Contract, Resource } from './resources'

/*
 * The last good body of each resource as a file: for the workers of a build, and for a server that starts while the platform is
 * out of reach. One file per resource and build, replaced as a whole.
 */

export interface StoredBody {
  body: Uint8Array
  contract: Contract
  readAt: number
}

const head = z.object({ contract: z.literal([4, 6]), readAt: z.number() })

const pack = promisify(gzip)
const unpack = promisify(gunzip)
const NEW_LINE = 0x0a

/** Writes the file; answers whether it did. A disk that cannot be written to costs nothing but the next start. */
export async function storeBody(
  resource: Resource,
  { body, contract, readAt }: StoredBody,
): Promise<boolean> {
  const file = fileOf(resource)
  const unfinished = `${file}.${randomUUID()}.tmp`
  try {
    mkdirSync(folder(), { recursive: true })
    const whole = Buffer.concat([Buffer.from(`${JSON.stringify({ contract, readAt })}\n`), body])
    await writeFile(unfinished, await pack(whole, { level: constants.Z_BEST_SPEED }))
    await rename(unfinished, file)
    return true
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    logOnce(`content cannot be kept on disk for the next start: ${String(error)}`)
    return false
  }
}

/** What the file holds; undefined when there is none that can be read. */
export async function storedBody(resource: Resource): Promise<StoredBody | undefined> {
  try {
    const whole = await unpack(await readFile(fileOf(resource)))
    const end = whole.indexOf(NEW_LINE)
    return { ...head.parse(JSON.parse(whole.toString('utf8', 0, end))), body: whole.subarray(end + 1) }
  } catch {
    return undefined
  }
}

/** Removes what earlier builds, or earlier starts in development, have left. */
export async function removeOldBodies(): Promise<void> {
  const files = await readdir(folder()).catch(() => [])
  const old = files.filter((name) => !name.endsWith(`-${buildId()}.gz`))
  await Promise.all(old.map((name) => rm(join(folder(), name), { force: true })))
}

function fileOf(resource: Resource): string {
  return join(folder(), `${resource}-${tenantId()}-${buildId()}.gz`)
}

/** Another key is another tenant: a build may be started with it. */
function tenantId(): string {
  return createHash('sha256').update(config().apiKey).digest('hex').slice(0, 8)
}

function folder(): string {
  const distDir = process.env.NEXT_DIST_DIR || '.next'
  const name = process.env.NODE_ENV === 'development' ? 'content-dev' : 'content'
  return join(/* turbopackIgnore: true */ process.cwd(), distDir, 'cache', name)
}
