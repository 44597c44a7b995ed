import { sizedPicture } from '@site-starter/engine/pictures'
import type { SectionPicture } from '@/lib/settings/sections/fields'
import { Section } from '../layout/section'
import { Link } from '../layout/text-link'
import { Picture } from '../media/picture'
import type { ContentSectionProps } from './props'

/** The area of each logo in square pixels, so that wide and tall logos look equally large. */
const AREA_SQUARE_PX = 4_800

/** The largest width of a logo, which a nearly flat one would exceed. */
const MAX_WIDTH_PX = 160

/** The largest height of a logo, which a nearly upright one would exceed. */
const MAX_HEIGHT_PX = 64

/** Matches the address of an SVG: a file, or a data URL. */
const SVG = /\.svg$|^data:image\/svg/

export function Logos({ logos, ...head }: ContentSectionProps<'logos'>) {
  if (logos.length === 0) return null
  const isFew = logos.length < 4
  return (
    <Section {...head}>
      <ul
        className={
          isFew ? 'flex flex-wrap items-center gap-12' : 'grid grid-cols-3 items-center gap-8 lg:grid-cols-6'
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
  const drawnWidth = Math.round(
    Math.min(MAX_WIDTH_PX, MAX_HEIGHT_PX * ratio, Math.sqrt(AREA_SQUARE_PX * ratio)),
  )
  const size = { width: `${drawnWidth}px`, aspectRatio: String(ratio) }
  if (!SVG.test(src)) {
    return (
      <span
        className="block max-w-full overflow-hidden rounded-control"
        style={{ ...size, background: '#fff' }}
      >
        <Picture picture={picture} sizes={`${drawnWidth}px`} small className="size-full object-contain" />
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
