import { icon } from '@/lib/pages/kinds/files'
import { contentOf } from '@/lib/pages/render'

export const size = { width: 180, height: 180 }
export const contentType = 'image/png'

export default async function AppleIconImage() {
  // As in icon.tsx.
  const { iconResponse, siteIcon } = await import('@/lib/pages/og-image/site-icon')
  const { name } = await contentOf(icon)
  return iconResponse(await siteIcon({ name, size: size.width, isOpaque: true }))
}
