import { icoFile } from '@/lib/og-image/ico'
import { iconResponse, siteIcon } from '@/lib/og-image/site-icon'
import { icon } from '@/lib/pages/cache/files'
import { contentOf } from '@/lib/pages/render'

export const dynamic = 'force-static'

const sizes = [16, 32, 48]

/** For clients that request the icon without reading a page: feed readers, search engines, bookmarks. */
export async function GET(): Promise<Response> {
  const { name } = await contentOf(icon)
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await siteIcon({ name, size }) })))
  return iconResponse(icoFile(images), 'image/x-icon')
}
