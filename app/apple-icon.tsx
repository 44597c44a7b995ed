import { contentOf } from '@site-starter/engine/pages'
import { icon } from '@/lib/views/files'

export const size = { width: 180, height: 180 }
export const contentType = 'image/png'

export default async function AppleIconImage() {
  // The drawing code is loaded separately, as in icon.tsx.
  const { iconResponse, siteIcon } = await import('@site-starter/engine/og-image')
  const { name } = await contentOf(icon)
  return iconResponse(await siteIcon({ name, size: size.width, isOpaque: true }))
}
