import { brand } from '@/lib/brand'
import { drawable } from '@/lib/drawable'
import { DRAWN_FAMILY } from '@/lib/drawn-fonts'

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
        fontFamily: DRAWN_FAMILY,
        fontSize: size * 0.62,
      }}
    >
      {drawable(name, 2).charAt(0).toUpperCase() || '•'}
    </div>
  )
}
