import sharp from 'sharp'
import { drawnPicture } from '@/lib/og-image/drawn-picture'
import { readLocalPicture } from '@/lib/pictures/public-files'
import { brand } from '@/lib/theme/brand'
import { logoSize } from '@/lib/theme/logo'
import { isSeenOn } from '@/lib/theme/logo-contrast'
import { siteConfig } from '@/site.config'

/** Relative to the logo in the header of a page. */
const SCALE = 2

/** The logo for the Open Graph image. Undefined without a logo, or when the logo could not be seen on that image. */
export async function ogLogo(): Promise<Buffer | undefined> {
  const path = siteConfig.logo?.dark ?? siteConfig.logo?.light
  const file = path && (await readLocalPicture(path))
  if (!file || !(await isSeenOn(file, brand.deep))) return undefined
  const { width, height } = await sharp(file).metadata()
  return drawnPicture(file, logoSize({ width, height }, SCALE))
}
