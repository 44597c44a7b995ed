import { makePageAgain } from '@/lib/next/data-cache'
import { decoded } from '@/lib/pages/decoded'
import { shareImage } from '@/lib/pages/files'
import { contentOf } from '@/lib/pages/render'
import { readPicture } from '@/lib/platform'
import { isLocal } from '@/lib/platform/local-pictures'
import { drawShareImage } from '@/lib/share-image'

export const dynamic = 'force-static'

/** An image that lacks its picture, which could not be had, is drawn again after so long. */
const SECONDS_WITHOUT_PICTURE = 60

/** Drawn when first asked for, then kept as long as the content it shows. */
export function generateStaticParams() {
  return []
}

/** `/og` and the address of a page: the image that a link to the page is shared with. */
export async function GET(_: Request, { params }: { params: Promise<{ page?: string[] }> }) {
  const segments = ((await params).page ?? []).map(decoded)
  const card = await contentOf(shareImage, segments.join('/'))
  // A slash within a segment would be a second address of the same image.
  if (!card || segments.some((segment) => segment.includes('/'))) return new Response(null, { status: 404 })
  const { name, title, picture } = card
  const file = picture && (await readPicture(picture))
  if (picture && !file) await makePageAgain(SECONDS_WITHOUT_PICTURE)
  const image = await drawShareImage({
    name,
    title,
    picture: file,
    isOwnPicture: isLocal(picture?.src ?? ''),
  })
  return new Response(Buffer.from(image), { headers: { 'content-type': 'image/jpeg' } })
}
