import { iconResponse, siteIcon } from '@site-starter/engine/og-image'
import { contentOf } from '@site-starter/engine/pages'
import { icon } from '@/lib/views/files'

export const dynamic = 'force-static'

/** The widths of the square images, in pixels. */
const sizes = [16, 32, 48]

/** The size of the header of an `.ico` file: three 16-bit numbers. */
const HEADER_BYTES = 6

/** The size of the entry that describes one image in an `.ico` file. */
const ENTRY_BYTES = 16

/** The icon for clients that request it without a page, such as feed readers. All systems since Windows Vista read a PNG in an `.ico` file. */
export async function GET(): Promise<Response> {
  const { name } = await contentOf(icon)
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await siteIcon({ name, size }) })))
  let offset = HEADER_BYTES + ENTRY_BYTES * images.length
  const entries = images.flatMap(({ size, png }) => {
    const entry = [Uint8Array.of(size, size, 0, 0), Uint16Array.of(1, 32), Uint32Array.of(png.length, offset)]
    offset += png.length
    return entry
  })
  const files = images.map(({ png }) => new Uint8Array(png))
  const header = Uint16Array.of(0, 1, images.length)
  return iconResponse(new Blob([header, ...entries, ...files]), 'image/x-icon')
}
