import { sizedPicture } from '@site-starter/engine/pictures'
import type { SectionPicture } from '@/lib/settings/sections/fields'
import { Section } from '../layout/section'
import { Link } from '../layout/text-link'
import { Picture } from '../media/picture'
import type { ContentSectionProps } from './props'

/** The area of each logo in square pixels, so that wide and tall logos look equally large. */
const AREA = 4_800
const [WIDEST, TALLEST] = [160, 64]

export function Logos({ logos, ...head }: ContentSectionProps<'logos'>) {
  if (logos.length === 0) return null
  const few = logos.length < 4
  return (
    <Section {...head}>
      <ul
        className={
          few ? 'flex flex-wrap items-center gap-12' : 'grid grid-cols-3 items-center gap-8 lg:grid-cols-6'
        }
      >
        {logos.map((logo, index) => (
          <li key={index} className="max-w-full">
            {logo.href ? (
              <Link href={logo.href} className="flex min-h-11 items-center">
                <Logo {...logo} />
              </Link>
            ) : (
              <Logo {...logo} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A logo. An SVG takes the colour of the surrounding text; other files keep their own colours. */
async function Logo(logo: SectionPicture) {
  const picture = await sizedPicture(logo)
  const { src, alt, width = 3, height = 1 } = picture
  const ratio = width / height
  const drawn = Math.round(Math.min(WIDEST, TALLEST * ratio, Math.sqrt(AREA * ratio)))
  const size = { width: `${drawn}px`, aspectRatio: String(ratio) }
  if (!/\.svg$|^data:image\/svg/.test(src)) {
    return (
      <span
        className="block max-w-full overflow-hidden rounded-control"
        style={{ ...size, background: '#fff' }}
      >
        <Picture picture={picture} sizes={`${drawn}px`} small className="size-full object-contain" />
      </span>
    )
  }
  return (
    <span
      role="img"
      aria-label={alt}
      style={{
        ...size,
        mask: `url("${src.replaceAll('"', '%22')}") center / contain no-repeat`,
        printColorAdjust: 'exact',
      }}
      className="block max-w-full bg-ink forced-color-adjust-none forced-colors:bg-[CanvasText]!"
    />
  )
}
