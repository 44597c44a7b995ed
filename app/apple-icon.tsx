import { ImageResponse } from 'next/og'
import { Monogram } from '@/components/frame/monogram'
import { drawnFonts } from '@/lib/drawn-fonts'
import { icon } from '@/lib/pages/files'
import { contentOf } from '@/lib/pages/render'

export const size = { width: 180, height: 180 }
export const contentType = 'image/png'

export default async function AppleIconImage() {
  const { name } = await contentOf(icon)
  return new ImageResponse(<Monogram name={name} size={size.width} />, { ...size, fonts: await drawnFonts() })
}
