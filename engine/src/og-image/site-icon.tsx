import { ImageResponse } from 'next/og'
import { inDecoder } from '../pictures/decoder/decoder'
import { currentMeasureOf } from '../pictures/local-pictures'
import { publicPicture } from '../pictures/public-files'
import { siteConfig } from '../port/config'
import { brand } from '../port/theme'
import { OG_FONT_FAMILY, ogFonts } from './og-fonts'
import { renderableText } from './renderable-text'

interface IconOptions {
  name: string
  size: number
  /** Whether the icon needs a background. A home screen shows transparent parts in black. */
  isOpaque?: boolean
}

/** The site's icon as PNG: the file that `site/config.ts` names, or the first letter of the name. */
export async function siteIcon({ name, size, isOpaque = false }: IconOptions): Promise<Uint8Array> {
  const { icon } = siteConfig
  const file = icon && (await currentMeasureOf(icon)) && publicPicture(icon)
  if (!file) return monogram(name, size)
  if (!isOpaque || (await inDecoder('isOpaque', { file })))
    return inDecoder('drawn', { file, width: size, height: size })
  const side = Math.round(size * ICON_SHARE)
  const picture = await inDecoder('drawn', { file, width: side, height: side })
  const ground = { side: size, colour: brand.paper }
  return inDecoder('composed', { ground, layers: [{ picture }], format: 'png' })
}

/** The share of a home screen icon's width for an icon without a background. */
const ICON_SHARE = 0.76

/** The first letter of the business on its accent colour. The generator takes inline styles only. */
async function monogram(name: string, size: number): Promise<Uint8Array> {
  const letter = renderableText(name, 2).charAt(0).toUpperCase() || '•'
  const style = {
    display: 'flex',
    width: '100%',
    height: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    background: brand.accent,
    color: brand.onAccent,
    fontFamily: OG_FONT_FAMILY,
    fontSize: size * 0.62,
  }
  const options = { width: size, height: size, fonts: await ogFonts() }
  const image = new ImageResponse(<div style={style}>{letter}</div>, options)
  return new Uint8Array(await image.arrayBuffer())
}

/** The response for an icon. It may change with a save or a build, but its address has no version, so it is cached for an hour. */
export function iconResponse(icon: Blob | Uint8Array, contentType = 'image/png'): Response {
  return new Response(icon instanceof Blob ? icon : new Uint8Array(icon), {
    headers: { 'content-type': contentType, 'cache-control': 'public, max-age=3600' },
  })
}
