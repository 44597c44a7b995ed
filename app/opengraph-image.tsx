import { ImageResponse } from 'next/og'
import { brand } from '@/lib/brand'
import { drawable } from '@/lib/drawable'
import { getSite } from '@/lib/site'

export const size = { width: 1200, height: 630 }
export const contentType = 'image/png'

/** What a shared link shows when the page has no picture of its own. */
export default async function OpenGraphImage() {
  const { name, settings } = await getSite()
  const tagline = drawable(settings.tagline)
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 80,
        background: brand.deep,
        color: brand.onDeep,
      }}
    >
      <div style={{ width: 120, height: 12, background: brand.accent }} />
      <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
        <div style={{ fontSize: 96, lineHeight: 1.05, letterSpacing: -3 }}>{drawable(name)}</div>
        {tagline && <div style={{ fontSize: 44, opacity: 0.85 }}>{tagline}</div>}
      </div>
    </div>,
    size,
  )
}
