import { decoded } from '@/lib/format/decoded'
import { makePageAgain } from '@/lib/next/page-cache/data-cache'
import { drawOgImage } from '@/lib/og-image/og-image'
import { ogImage } from '@/lib/pages/kinds/files'
import { contentOf } from '@/lib/pages/render'
import { isLocal } from '@/lib/pictures/local-pictures'
import { readPicture } from '@/lib/pictures/picture-file'

export const dynamic = 'force-static'

/** An image whose picture was unavailable is drawn again after so many seconds. */
const SECONDS_WITHOUT_PICTURE = 60

/** An image is drawn at its first request, then cached while its content is unchanged. */
export function generateStaticParams() {
  return []
}

/** The Open Graph image of a page, under `/og` followed by the page's address. */
export async function GET(_: Request, { params }: { params: Promise<{ page?: string[] }> }) {
  const segments = ((await params).page ?? []).map(decoded)
  const content = await contentOf(ogImage, segments.join('/'))
  // A slash within a segment would give the same image a second address.
  if (!content || segments.some((segment) => segment.includes('/')))
    return new Response(null, { status: 404 })
  const { name, title, picture } = content
  const file = picture && (await readPicture(picture))
  if (picture && !file) await makePageAgain(SECONDS_WITHOUT_PICTURE)
  const image = await drawOgImage({ name, title, picture: file, isOwnPicture: isLocal(picture?.src ?? '') })
  return new Response(Buffer.from(image), { headers: { 'content-type': 'image/jpeg' } })
}
