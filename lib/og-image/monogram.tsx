import { OG_FONT_FAMILY } from '@/lib/og-image/og-fonts'
import { renderableText } from '@/lib/og-image/renderable-text'
import { brand } from '@/lib/theme/brand'

/** The site's icon: the first letter of the business on its accent colour. Drawn to an image, so styled inline. */
export function Monogram({ name, size }: { name: string; size: number }) {
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: brand.accent,
        color: brand.onAccent,
        fontFamily: OG_FONT_FAMILY,
        fontSize: size * 0.62,
      }}
    >
      {renderableText(name, 2).charAt(0).toUpperCase() || '•'}
    </div>
  )
}
