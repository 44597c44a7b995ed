import { iconResponse, siteIcon } from '@site-starter/engine/og-image'
import { contentOf } from '@site-starter/engine/pages'
import { icon } from '@/lib/views/files'

export const dynamic = 'force-static'

const sizes = [16, 32, 48]

/** Bytes of the header of an `.ico` file. `ENTRY` is the size of the entry for each image. */
const HEAD = 6
const ENTRY = 16

/** The icon for clients that request it without a page, such as feed readers. All systems since Windows Vista read a PNG in an `.ico` file. */
export async function GET(): Promise<Response> {
  const { name } = await contentOf(icon)
  const images = await Promise.all(sizes.map(async (size) => ({ size, png: await siteIcon({ name, size }) })))
  let offset = HEAD + ENTRY * images.length
  const entries = images.flatMap(({ size, png }) => {
    const entry = [Uint8Array.of(size, size, 0, 0), Uint16Array.of(1, 32), Uint32Array.of(png.length, offset)]
    offset += png.length
    return entry
  })
  const pictures = images.map(({ png }) => new Uint8Array(png))
  const file = new Blob([Uint16Array.of(0, 1, images.length), ...entries, ...pictures])
  return iconResponse(file, 'image/x-icon')
}
