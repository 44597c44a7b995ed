import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** The shape of a picture. A transparent one is a drawing without background, such as a logo or a cut-out product. */
export type OddPicture = keyof typeof sizes | 'none'

const FOLDER = 'mare-alta'

const sizes = {
  photo: { width: 1200, height: 800 },
  tall: { width: 500, height: 1500 },
  wide: { width: 2000, height: 400 },
  tiny: { width: 64, height: 48 },
  transparent: { width: 800, height: 600 },
}

/** The kinds of records with their own pictures. */
export const kinds = ['services', 'products', 'projects', 'posts', 'testimonials'] as const

export type Pictured = (typeof kinds)[number]

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><circle cx="400" cy="300" r="280" fill="#0a6"/><text x="400" y="340" font-size="120" text-anchor="middle" fill="#fff">LOGO</text></svg>`

/**
 * Draws pictures of odd shapes into the folder that the sandbox serves. They have one colour, since a site optimises them in a sixth of the time of
 * photographs.
 */
export async function drawOddPictures(assets: string): Promise<void> {
  for (const kind of kinds) {
    mkdirSync(join(assets, FOLDER, 'awkward', kind), { recursive: true })
    for (const shape of ['photo', 'tall', 'wide', 'tiny'] as const) {
      const cut = plain.clone().resize({ ...sizes[shape], fit: 'cover' })
      await cut.toFile(join(assets, fileOf(shape, kind)))
    }
    await sharp(Buffer.from(mark)).toFile(join(assets, fileOf('transparent', kind)))
  }
}

function fileOf(shape: keyof typeof sizes, kind: Pictured): string {
  return `${FOLDER}/awkward/${kind}/${shape}.${shape === 'transparent' ? 'png' : 'jpg'}`
}

/** A picture as a field of a record; undefined for none. */
export function pictureOf(shape: OddPicture, kind: Pictured) {
  if (shape === 'none') return undefined
  return { url: `/${fileOf(shape, kind)}`, alt: 'Fotografia do trabalho', ...sizes[shape] }
}
