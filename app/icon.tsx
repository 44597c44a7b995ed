import { ImageResponse } from 'next/og'
import { Monogram } from '@/components/frame/monogram'
import { drawnFonts } from '@/lib/drawn-fonts'
import { icon } from '@/lib/pages/files'
import { contentOf } from '@/lib/pages/render'

const sizes = [32, 192, 512]

export function generateImageMetadata() {
  return sizes.map((size) => ({
    id: size,
    size: { width: size, height: size },
    contentType: 'image/png',
  }))
}

export default async function IconImage({ id }: { id: Promise<string | number> }) {
  const size = Number(await id)
  const { name } = await contentOf(icon)
  return new ImageResponse(<Monogram name={name} size={size} />, {
    width: size,
    height: size,
    fonts: await drawnFonts(),
  })
}
