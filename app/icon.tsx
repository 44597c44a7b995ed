import { contentOf } from '@site-starter/engine/pages'
import { icon } from '@/lib/views/files'

/** The widths of the square images, in pixels. */
const sizes = [32, 192, 512]

export function generateImageMetadata() {
  return sizes.map((size) => ({ id: size, size: { width: size, height: size }, contentType: 'image/png' }))
}

export default async function IconImage({ id }: { id: Promise<string | number> }) {
  // Every page loads this file for its metadata, so the drawing code is loaded separately.
  const { iconResponse, siteIcon } = await import('@site-starter/engine/og-image')
  const size = Number(await id)
  const { name } = await contentOf(icon)
  return iconResponse(await siteIcon({ name, size }))
}
