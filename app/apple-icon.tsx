import { icon } from '@/lib/pages/files'
import { contentOf } from '@/lib/pages/render'
import { iconResponse, siteIcon } from '@/lib/site-icon'

export const size = { width: 180, height: 180 }
export const contentType = 'image/png'

export default async function AppleIconImage() {
  const { name } = await contentOf(icon)
  return iconResponse(await siteIcon({ name, size: size.width, isOpaque: true }))
}
