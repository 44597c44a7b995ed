import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { drawnPicture } from '@/lib/og-image/drawn-picture'
import { Monogram } from '@/lib/og-image/monogram'
import { ogFonts } from '@/lib/og-image/og-fonts'
import { readLocalPicture } from '@/lib/pictures/public-files'
import { brand } from '@/lib/theme/brand'
import { siteConfig } from '@/site.config'

interface IconOptions {
  name: string
  size: number
  /** A home screen would show transparent parts in black. */
  isOpaque?: boolean
}

/** The site's icon as PNG: the file that `site.config.ts` names, or else the first letter of the name. */
export async function siteIcon({ name, size, isOpaque = false }: IconOptions): Promise<Buffer> {
  const file = siteConfig.icon && (await readLocalPicture(siteConfig.icon))
  if (!file) return monogram(name, size)
  if (!isOpaque || (await sharp(file).stats()).isOpaque)
    return drawnPicture(file, { width: size, height: size })
  const framed = Math.round(size * FRAMED)
  const mark = await drawnPicture(file, { width: framed, height: framed })
  const sheet = sharp({ create: { width: size, height: size, channels: 3, background: brand.paper } })
  return sheet
    .composite([{ input: mark }])
    .png()
    .toBuffer()
}

/** Part of a home screen icon's width that an icon without a background takes. */
const FRAMED = 0.76

async function monogram(name: string, size: number): Promise<Buffer> {
  const image = new ImageResponse(<Monogram name={name} size={size} />, {
    width: size,
    height: size,
    fonts: await ogFonts(),
  })
  return Buffer.from(await image.arrayBuffer())
}

/** A response with an icon. The icon may change with a save or a build, but its address has no version, so it is cached for an hour. */
export function iconResponse(bytes: Buffer, contentType = 'image/png'): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=3600' },
  })
}
