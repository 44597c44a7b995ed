import { decoded } from '@/lib/format/decoded'
import { markPage } from '@/lib/next/page-cache/data-cache'
import { ogImage } from '@/lib/pages/kinds/files'
import type { OgContent } from '@/lib/pages/og-image/og-content'
import { drawOgImage, type OgImage } from '@/lib/pages/og-image/og-image'
import { answerIfUnread, contentOf } from '@/lib/pages/render'
import { isLocal } from '@/lib/pictures/local-pictures'
import { NotShown } from '@/lib/pictures/not-shown'
import { withPictureFile } from '@/lib/pictures/picture-file'
import { publicPicture } from '@/lib/pictures/public-files'

export const dynamic = 'force-static'

/** An image whose picture was unavailable is drawn again after so many seconds. */
const SECONDS_WITHOUT_PICTURE = 60
/** Sites that ask for the image wait for the picture. */
const FETCH_MS = 3_000

/** An image is drawn at its first request, then cached while its content is unchanged. */
export function generateStaticParams() {
  return []
}

export async function GET(_: Request, { params }: { params: Promise<{ page?: string[] }> }) {
  const segments = ((await params).page ?? []).map(decoded)
  const content = await contentOf(ogImage, segments.join('/'))
  // A slash within a segment would give the same image a second address.
  if (!content || segments.some((segment) => segment.includes('/')))
    return (await answerIfUnread()) ?? new Response(null, { status: 404 })
  const image = await drawn(content)
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } })
}

async function drawn({ name, title, picture }: OgContent & { name: string }): Promise<Uint8Array> {
  const draw = (picture?: OgImage['picture']) => drawOgImage({ name, title, picture })
  if (!picture) return draw()
  const { src } = picture
  if (isLocal(src)) {
    const file = publicPicture(src)
    return draw(file === undefined ? undefined : { file })
  }
  try {
    return await withPictureFile({ src, limitMs: FETCH_MS }, ({ content, width, height }) =>
      draw({ file: content, pixels: width * height }),
    )
  } catch (error) {
    if (!(error instanceof NotShown) || !error.isOfFile) await markPage([], SECONDS_WITHOUT_PICTURE)
    return draw()
  }
}
