import { directionOf } from '@/lib/format/direction'
import { Words } from '../text/text'

const sizes = {
  display: 'text-display',
  page: 'text-page',
  /** A title of two lines, smaller on a phone. */
  pageOnWide: 'text-section lg:text-page',
  section: 'text-section',
  /** Below the title of a section, above those of cards. */
  part: 'text-part',
  /** Of what stands below a record: less than the titles of its own parts. */
  related: 'text-statement leading-tight',
  card: 'text-card',
}

type HeadingSize = keyof typeof sizes

/** Letters that fit on a line on the narrowest phone, by size. */
const lines: { [size in HeadingSize]?: number } = { display: 9, page: 12, pageOnWide: 16, section: 16 }

/** Letters of a title that may stand in capitals: several lines of them are slow to read, as are those of a list. */
const MOST_CAPITALS = 40

/** The largest size from the wanted one down that suits the length of the title. */
export function sizeFor(title: string, wanted: 'display' | 'page' | 'section'): HeadingSize {
  if (wanted === 'display' && title.length <= 48) return 'display'
  if (wanted !== 'section' && title.length <= 64) return 'page'
  return title.length <= 160 ? 'section' : 'card'
}

interface HeadingProps {
  level: 1 | 2 | 3 | 4
  size: HeadingSize
  text: string
  /** Makes the title a link that covers the element around it, a `group`. */
  href?: string
  /** Letters that fit on a line on the narrowest phone, where it is not as wide as others. */
  line?: number | undefined
}

/** Sets the type of headings. The level serves the outline of the page, the size its looks. */
export function Heading({ level, size, text, href, line = lines[size] }: HeadingProps) {
  const Tag = `h${level}` as const
  const words = <Words text={text} line={line} />
  const isPlain = level > 2 || size === 'card' || text.length > MOST_CAPITALS
  const look = { className: `${sizes[size]} ${isPlain ? 'normal-case' : ''}`, dir: directionOf(text) }
  if (!href) return <Tag {...look}>{words}</Tag>
  const offset = size === 'section' ? 'underline-offset-8' : 'underline-offset-4'
  return (
    <Tag {...look}>
      <a href={href} className={`${offset} after:absolute after:inset-0 group-hover:underline`}>
        {words}
      </a>
    </Tag>
  )
}
