import sharp from 'sharp'
import { brand } from '@/lib/brand'
import { drawnPicture } from '@/lib/drawn-picture'
import { logoSize } from '@/lib/logo'
import { isSeenOn } from '@/lib/logo-contrast'
import { readLocalPicture } from '@/lib/platform/local-pictures'
import { site } from '@/site.config'

/** Beside the logo of a page's header. */
const SCALE = 2

/** The logo as it is drawn into the image of a shared link; undefined without one, or when it could not be seen on that image. */
export async function shareLogo(): Promise<Buffer | undefined> {
  const path = site.logo?.dark ?? site.logo?.light
  const file = path && (await readLocalPicture(path))
  if (!file || !(await isSeenOn(file, brand.deep))) return undefined
  const { width, height } = await sharp(file).metadata()
  return drawnPicture(file, logoSize({ width, height }, SCALE))
}
