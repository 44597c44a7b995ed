import { icoFile } from '@/lib/ico'
import { icon } from '@/lib/pages/files'
import { contentOf } from '@/lib/pages/render'
import { iconResponse, siteIcon } from '@/lib/site-icon'

export const dynamic = 'force-static'

const sizes = [16, 32, 48]

/** For whoever asks for it without having read a page: feed readers, search engines, bookmarks. */
export async function GET(): Promise<Response> {
  const { name } = await contentOf(icon)
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await siteIcon({ name, size }) })))
  return iconResponse(icoFile(images), 'image/x-icon')
}
