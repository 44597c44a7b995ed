import {
  ageOf,
  drawnOnce,
  drawOgImage,
  type Drawn as ImageContent,
  markPage,
  NotShown,
  type OgImage,
  publicPicture,
  recentImage,
  withPictureFile,
} from '@site-starter/engine/og-image'
import { answerIfUnread, contentOf } from '@site-starter/engine/pages'
import { isLocal } from '@site-starter/engine/pictures'
import { decoded } from '@site-starter/engine/text'
import { ogImage } from '@/lib/views/files'

export const dynamic = 'force-static'

/** Seconds until an image is drawn again after its picture was unavailable. */
const SECONDS_WITHOUT_PICTURE = 60

/** Milliseconds to wait for the picture, while the site that requests the image waits too. */
const FETCH_MS = 3_000

/** Returns no paths: an image is drawn at its first request, and kept while its content is unchanged. */
export function generateStaticParams() {
  return []
}

export async function GET(_: Request, { params }: { params: Promise<{ page?: string[] }> }) {
  const segments = ((await params).page ?? []).map(decoded)
  const content = await contentOf(ogImage, segments.join('/'))
  // A slash inside a segment would give the same image a second address.
  if (!content || segments.some((segment) => segment.includes('/')))
    return (await answerIfUnread()) ?? new Response(null, { status: 404 })
  const image = await imageOf(content)
  return new Response(new Uint8Array(image), { headers: { 'content-type': 'image/jpeg' } })
}

async function imageOf(content: ImageContent): Promise<Uint8Array> {
  const recent = await recentImage(content)
  if (recent) return recent
  const { name, title, picture, plate } = content
  const draw = (file?: OgImage['picture']) => drawOgImage({ name, title, picture: file, plate })
  if (!picture) return drawnOnce(content, draw)
  const { src } = picture
  if (isLocal(src)) {
    const file = publicPicture(src)
    return drawnOnce(content, () => draw(file === undefined ? undefined : { file }))
  }
  try {
    return await withPictureFile({ src, limitMs: FETCH_MS }, (file) =>
      drawnOnce(content, () => draw({ file: file.content, pixels: file.width * file.height }), {
        version: file.version,
        maxAge: ageOf(file.cacheControl),
      }),
    )
  } catch (error) {
    const isPermanent = error instanceof NotShown && error.isPermanent
    if (!isPermanent) await limitAge(SECONDS_WITHOUT_PICTURE)
    return imageOf({ ...content, picture: undefined })
  }
}

/** Limits how long the response being rendered is kept. A mark without tags does nothing else. */
async function limitAge(seconds: number): Promise<void> {
  await markPage([], seconds)
}
