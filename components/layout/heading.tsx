import { Words } from '../text/words'

const sizes = {
  display: 'text-display',
  page: 'text-page',
  section: 'text-section',
  card: 'text-card',
  small: 'text-base font-semibold tracking-normal',
}

/** Letters that fit on a line on the narrowest phone, by size. */
const lines: { [size in keyof typeof sizes]?: number } = { display: 9, page: 12, section: 16 }

type HeadingSize = keyof typeof sizes

/** A title with more characters is set in the next smaller size. */
const longest: [HeadingSize, number][] = [
  ['display', 48],
  ['page', 64],
  ['section', 160],
]

/** The size for a title of this length. A long title is set smaller. */
export function sizeFor(title: string, wanted: HeadingSize): HeadingSize {
  const from = longest.findIndex(([size]) => size === wanted)
  return longest.find(([, characters], index) => index >= from && title.length <= characters)?.[0] ?? 'card'
}

interface HeadingProps {
  level: 1 | 2 | 3 | 4
  size: HeadingSize
  text: string
  /** Makes the title a link that covers the element around it, a `group`. */
  href?: string
}

/** Sets the type of headings. The level serves the outline of the page, the size its looks. */
export function Heading({ level, size, text, href }: HeadingProps) {
  const Tag = `h${level}` as const
  const words = <Words text={text} line={lines[size]} />
  if (!href) return <Tag className={sizes[size]}>{words}</Tag>
  const offset = size === 'section' ? 'underline-offset-8' : 'underline-offset-4'
  return (
    <Tag className={sizes[size]}>
      <a href={href} className={`${offset} after:absolute after:inset-0 group-hover:underline`}>
        {words}
      </a>
    </Tag>
  )
}
