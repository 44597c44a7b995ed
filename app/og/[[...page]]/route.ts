import { readPicture } from '@/lib/platform'
import { shareCard } from '@/lib/share-card'
import { drawShareImage } from '@/lib/share-image'
import { getSite } from '@/lib/site'

export const dynamic = 'force-static'

/** Drawn when first asked for, then kept as long as the content it shows. */
export function generateStaticParams() {
  return []
}

/** `/og` and the address of a page: the image that a link to the page is shared with. */
export async function GET(_: Request, { params }: { params: Promise<{ page?: string[] }> }) {
  const site = await getSite()
  const card = shareCard(site, (await params).page ?? [])
  if (!card) return new Response(null, { status: 404 })
  const { title, picture } = card
  const image = await drawShareImage({
    name: site.name,
    title,
    picture: picture && (await readPicture(picture)),
  })
  return new Response(Buffer.from(image), { headers: { 'content-type': 'image/jpeg' } })
}
