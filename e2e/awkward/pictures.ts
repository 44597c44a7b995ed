import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

/** Shape of a picture; a transparent one is a drawing on no ground, as logos and products cut out are. */
export type OddPicture = 'photo' | 'tall' | 'wide' | 'tiny' | 'transparent' | 'none'

const FOLDER = 'mare-alta'

const sizes = {
  photo: { width: 1200, height: 800 },
  tall: { width: 500, height: 1500 },
  wide: { width: 2000, height: 400 },
  tiny: { width: 64, height: 48 },
  transparent: { width: 800, height: 600 },
}

const photos = [
  'services/montagem',
  'services/embalagem',
  'services/armazenagem',
  'products/carrinho',
  'products/kit-caixas',
  'products/box-5m2',
  'projects/escritorio-1',
  'projects/museu-1',
  'projects/loja-1',
  'blog/checklist',
  'blog/plantas',
  'blog/etiquetas',
  'people/helena',
  'people/rui',
]

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })

/**
 * Pictures of odd shapes, in the folder that the sandbox delivers. They have one colour: a site optimises them in a sixth of the time of
 * photographs.
 */
export async function drawOddPictures(assets: string): Promise<void> {
  for (const photo of photos) {
    mkdirSync(join(assets, FOLDER, 'awkward', photo), { recursive: true })
    for (const shape of ['photo', 'tall', 'wide', 'tiny'] as const) {
      const cut = plain.clone().resize({ ...sizes[shape], fit: 'cover' })
      await cut.jpeg({ quality: 70 }).toFile(join(assets, fileOf(shape, photo)))
    }
    const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><circle cx="400" cy="300" r="280" fill="#0a6"/><text x="400" y="340" font-size="120" text-anchor="middle" fill="#fff">LOGO</text></svg>`
    await sharp(Buffer.from(mark))
      .png()
      .toFile(join(assets, fileOf('transparent', photo)))
  }
}

function fileOf(shape: Exclude<OddPicture, 'none'>, photo: string): string {
  return `${FOLDER}/awkward/${photo}/${shape}.${shape === 'transparent' ? 'png' : 'jpg'}`
}

const alt = 'Fotografia do trabalho'

/** The field of a record, named `image`, or `coverImage` for posts; nothing for none. */
export function pictureRecord(shape: OddPicture, photo: string) {
  const image = shape === 'none' ? undefined : { url: `/${fileOf(shape, photo)}`, alt, ...sizes[shape] }
  return image ? { image } : {}
}

export function projectAsset(shape: OddPicture, photo: string) {
  if (shape === 'none') return undefined
  const contentType = shape === 'transparent' ? 'image/png' : 'image/jpeg'
  return { kind: 'image', url: `/${fileOf(shape, photo)}`, contentType, name: 'foto', alt, ...sizes[shape] }
}
