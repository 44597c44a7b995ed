import { contentOf } from '@site-starter/engine/pages'
import type { MetadataRoute } from 'next'
import { routes } from '@/lib/routes/routes'
import { brand } from '@/lib/theme/theme'
import { manifest as manifestView } from '@/lib/views/files'
import { language } from '@/site/copy'

// Not app/manifest.ts: Next.js would link to that without the credentials that a protected site needs (app/layout.tsx).
export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const { name, description } = await contentOf(manifestView)
  const manifest: MetadataRoute.Manifest = {
    name,
    short_name: name,
    ...(description && { description }),
    lang: language,
    start_url: routes.home,
    display: 'browser',
    background_color: brand.paper,
    theme_color: brand.paper,
    icons: [192, 512].map((size) => ({ src: `/icon/${size}`, sizes: `${size}x${size}`, type: 'image/png' })),
  }
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
}
