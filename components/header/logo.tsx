import { fixedPictureProps } from '@site-starter/engine/image-props'
import { type Ground, logoOn, logoSize } from '@site-starter/engine/pictures'
import type { CSSProperties } from 'react'
import { siteConfig } from '@/site/config'
import { Words } from '../text/words'

/** The maximum width of the name, as `--room` (components/frame/frame.css). From 22.5rem on, the search link is beside the menu. */
const room = '[--room:calc(100vw-6rem)] min-[22.5rem]:[--room:calc(100vw-9rem)] sm:[--room:24rem]'

/** The longest name in the display font, in characters. A longer name is set in the narrower body font. */
const MAX_DISPLAY_FONT_CHARACTERS = 40

/** The length that determines the font size of a name. Two lines have half of the letters each, but the longest word cannot be split. */
function lettersOf(name: string): number {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length))
  return Math.max(name.length + longest, 2 * longest)
}

interface SiteNameProps {
  name: string
  href: string
  isLarge?: boolean
  /** The background of the logo: `deep` in a header that is `on-deep`. */
  ground?: Ground
}

/** A link to the home page in the visitor's language: the logo, or the name in the largest readable type that fits on two lines. */
export function SiteName({ name, href, isLarge = false, ground = 'page' }: SiteNameProps) {
  const font = name.length > MAX_DISPLAY_FONT_CHARACTERS ? 'font-body' : 'font-display'
  const maxSize = `[--most:var(--text-card)] ${isLarge ? 'lg:[--most:1.875rem]' : ''}`
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': lettersOf(name) }
  return (
    <a
      href={href}
      style={letters}
      className={`flex min-h-11 max-w-(--room) items-center name-in-header leading-[1.15] font-bold tracking-tight text-balance ${room} ${maxSize} ${font}`}
    >
      <span className="line-clamp-3">
        <Logo name={name} ground={ground} />
      </span>
    </a>
  )
}

interface LogoProps {
  name: string
  ground: Ground
  scale?: number
}

export async function Logo({ name, ground, scale = 1 }: LogoProps) {
  const { shown, onDark } = await logoOn(ground)
  if (!shown) return <Words text={name} />
  const alt = siteConfig.logo?.alt ?? name
  const { alt: _, ...image } = fixedPictureProps({ src: shown.src, alt, ...logoSize(shown, scale) })
  const dark = onDark && fixedPictureProps({ src: onDark.src, alt, ...logoSize(onDark, scale) })
  return (
    <picture>
      {dark && (
        <source
          media="(prefers-color-scheme: dark)"
          srcSet={dark.srcSet ?? dark.src}
          width={dark.width}
          height={dark.height}
        />
      )}
      <img {...image} alt={alt} />
    </picture>
  )
}
