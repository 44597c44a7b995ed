import { ImageResponse } from 'next/og'
import sharp from 'sharp'
import { Monogram } from '@/components/frame/monogram'
import { brand } from '@/lib/brand'
import { drawnFonts } from '@/lib/drawn-fonts'
import { drawnPicture } from '@/lib/drawn-picture'
import { readLocalPicture } from '@/lib/platform/local-pictures'
import { site } from '@/site.config'

interface IconOptions {
  name: string
  size: number
  /** On a home screen what is transparent would be black. */
  isOpaque?: boolean
}

/** The site's icon as PNG: the one that `site.config.ts` names, else a letter of the name. */
export async function siteIcon({ name, size, isOpaque = false }: IconOptions): Promise<Buffer> {
  const file = site.icon && (await readLocalPicture(site.icon))
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

/** Of the width of a home screen's icon, for a mark without a ground of its own. */
const FRAMED = 0.76

async function monogram(name: string, size: number): Promise<Buffer> {
  const image = new ImageResponse(<Monogram name={name} size={size} />, {
    width: size,
    height: size,
    fonts: await drawnFonts(),
  })
  return Buffer.from(await image.arrayBuffer())
}

/** An answer with an icon. It may change with a save or a build, and has no version in its address. */
export function iconResponse(bytes: Buffer, contentType = 'image/png'): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=3600' },
  })
}
