import { icon } from '@/lib/pages/files'
import { contentOf } from '@/lib/pages/render'
import { iconResponse, siteIcon } from '@/lib/site-icon'

const sizes = [32, 192, 512]

export function generateImageMetadata() {
  return sizes.map((size) => ({
    id: size,
    size: { width: size, height: size },
    contentType: 'image/png',
  }))
}

export default async function IconImage({ id }: { id: Promise<string | number> }) {
  const size = Number(await id)
  const { name } = await contentOf(icon)
  return iconResponse(await siteIcon({ name, size }))
}
