import { hash } from 'node:crypto'
import { buildId } from '../environment/build-facts'
import { host } from '../environment/host'
import { confirmPicture, openPicture, storePicture } from '../pictures/resized/stored-pictures'
import type { PageAt } from '../port/content'
import { isProduction } from '../process/mode'

/* Stores generated images on disk with the resized pictures, since the page cache has no memory for one per page. */

export type Drawn = PageAt & { name: string }

/** The file that an image was made from. An image without a picture, or with one of this project, changes only with the build. */
interface Source {
  version: string
  /** The seconds for which the image is valid without another look at the file. */
  maxAge: number
}

/** The source of an image that changes only with the build. */
const OF_BUILD: Source = { version: '-'.repeat(22), maxAge: 365 * 24 * 3_600 }

/** The stored image, if its picture need not be checked yet. */
export async function recentImage(content: Drawn): Promise<Uint8Array | undefined> {
  return imageWhere(content, ({ madeAt, maxAge }) => Date.now() < madeAt + maxAge * 1_000)
}

/** The image for this content and file. Draws it only if no stored one matches. */
export async function drawnOnce(
  content: Drawn,
  draw: () => Promise<Uint8Array>,
  { version, maxAge }: Source = OF_BUILD,
): Promise<Uint8Array> {
  if (!areStored()) return draw()
  const key = keyOf(content)
  const known = await imageWhere(content, (stored) => stored.version === version)
  if (known) {
    await confirmPicture(key, maxAge)
    return known
  }
  const image = await draw()
  await storePicture({ key, version, maxAge, madeAt: Date.now(), format: 'jpeg' }, image)
  return image
}

/** Whether images are stored. A host with its own page cache also caches their responses. */
function areStored(): boolean {
  return isProduction() && !host().cachesPages
}

function keyOf({ name, title, picture, plate }: Drawn): string {
  const content = JSON.stringify(['og', buildId(), name, title, picture?.src, plate])
  return hash('sha256', content, 'base64url').slice(0, 22)
}

async function imageWhere(
  content: Drawn,
  isValid: (stored: Source & { madeAt: number }) => boolean,
): Promise<Uint8Array | undefined> {
  const stored = areStored() ? await openPicture(keyOf(content)) : undefined
  if (stored === undefined) return undefined
  const file = stored.content
  if (file instanceof Uint8Array) return isValid(stored) ? file : undefined
  try {
    return isValid(stored) ? await file.readFile() : undefined
  } finally {
    await file.close()
  }
}
