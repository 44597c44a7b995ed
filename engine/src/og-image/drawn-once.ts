import { hash } from 'node:crypto'
import { buildId } from '../environment/build-facts'
import { host } from '../environment/host'
import { confirmPicture, openPicture, storePicture } from '../pictures/resized/stored-pictures'
import type { PageAt } from '../port/content'
import { isProduction } from '../process/mode'

/* A drawn image is kept with the resized pictures, on the disk: the memory of a page cache has no room for one of each page. */

export type Drawn = PageAt & { name: string }

/** The file that a picture was made of; none for an image of words, or of a picture of this project, which changes with the build. */
interface Source {
  version: string
  /** For how many seconds the image is right without another look at the file. */
  maxAge: number
}

const OF_BUILD: Source = { version: '-'.repeat(22), maxAge: 365 * 24 * 3_600 }

/** The image as it was drawn, while nobody needs to look at its picture again. */
export async function recentImage(content: Drawn): Promise<Uint8Array | undefined> {
  return imageWhere(content, ({ madeAt, maxAge }) => Date.now() < madeAt + maxAge * 1_000)
}

/** The image of this content and file: it is drawn unless it was before. */
export async function drawnOnce(
  content: Drawn,
  draw: () => Promise<Uint8Array>,
  { version, maxAge }: Source = OF_BUILD,
): Promise<Uint8Array> {
  if (!isKept()) return draw()
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

/** A host that keeps the pages keeps their images too. */
function isKept(): boolean {
  return isProduction() && !host().keepsPages
}

function keyOf({ name, title, picture, plate }: Drawn): string {
  const of = JSON.stringify(['og', buildId(), name, title, picture?.src, plate])
  return hash('sha256', of, 'base64url').slice(0, 22)
}

async function imageWhere(
  content: Drawn,
  isRight: (stored: Source & { madeAt: number }) => boolean,
): Promise<Uint8Array | undefined> {
  const stored = isKept() ? await openPicture(keyOf(content)) : undefined
  if (stored === undefined) return undefined
  const file = stored.content
  if (file instanceof Uint8Array) return isRight(stored) ? file : undefined
  try {
    return isRight(stored) ? await file.readFile() : undefined
  } finally {
    await file.close()
  }
}
