import { directionOf } from '@site-starter/engine/text'
import { longestWord } from '@site-starter/engine/typography'
import type { CSSProperties } from 'react'
import { Words } from '../text/words'

const sizes = {
  /** A short title across the page. */
  poster: 'text-poster',
  display: 'text-display',
  page: 'text-page',
  /** A title of two lines, smaller on a phone. */
  pageOnWide: 'text-section lg:text-page',
  section: 'text-section',
  /** A title below that of a section, above those of cards. */
  part: 'text-part',
  /** The title above related records, smaller than titles inside the record. */
  related: 'text-statement leading-tight',
  card: 'text-card',
}

type HeadingSize = keyof typeof sizes

/** The font size of each heading on a phone, in `vw`: the one in app/globals.css where `--word` is not set. */
const maxVw = {
  poster: 14,
  display: 14,
  page: 12,
  pageOnWide: 9.5,
  section: 9.5,
  part: 9.5,
  // `text-statement` does not read `--word`.
  related: 0,
  card: 10,
}

/**
 * Line lengths on a phone: `letters` per line in `vw`, the longest word kept whole (`whole`, as a longer one would be smaller than the text), and the
 * word length from which enlarged text may break (`breaks`).
 */
const lines = {
  usual: { letters: 144, whole: 18, breaks: 18 },
  onPlate: { letters: 118, whole: 12, breaks: 9 },
  besidePicture: { letters: 90, whole: 12, breaks: 12 },
}

/** The style that fits the longest word of a title on a line of a phone; undefined if it fits anyway. app/globals.css reads `--word`. */
function styleForWord(
  text: string,
  size: HeadingSize,
  { letters, whole }: { letters: number; whole: number },
) {
  const word = Math.round((letters / Math.min(longestWord(text), whole)) * 10) / 10
  const style: CSSProperties & Record<'--word', string> = { '--word': `${word}vw` }
  return word < maxVw[size] ? style : undefined
}

/** The longest title in upper case, in characters. Several lines of upper case are slow to read, and so are lists. */
const MAX_UPPER_CASE_CHARACTERS = 40

/** The largest size, up to the wanted one, that suits the length of the title and of its longest word. */
export function sizeFor(title: string, wanted: 'display' | 'page' | 'section'): HeadingSize {
  const word = longestWord(title)
  if (wanted === 'display' && title.length <= 48 && word <= 14) return 'display'
  if (wanted !== 'section' && title.length <= 64 && word <= 16) return 'page'
  return title.length <= 160 ? 'section' : 'card'
}

/** The size of a title across a first screen without a picture. */
export function sizeOfPoster(title: string): HeadingSize {
  return title.length <= 32 && longestWord(title) <= 12 ? 'poster' : sizeFor(title, 'display')
}

/** The size of a title in half of the page's width. */
export function sizeInHalf(title: string): HeadingSize {
  return sizeFor(title, title.length > 24 || longestWord(title) > 12 ? 'section' : 'page')
}

/** The class of a sentence set like a title of this length. */
export function sizeOfWords(text: string): string {
  return sizes[sizeFor(text, 'page')]
}

interface HeadingProps {
  level: 1 | 2 | 3 | 4
  size: HeadingSize
  text: string
  /** The address of a link that covers the surrounding `group` element. */
  href?: string
  /** Where the heading stands. Beside a picture, or on a plate on a phone, lines are shorter. */
  place?: keyof typeof lines | undefined
  lang?: string | undefined
}

/** A heading. Its level is for the document outline, its size for the appearance. */
export function Heading({ level, size, text, href, place = 'usual', lang }: HeadingProps) {
  const Tag = `h${level}` as const
  const line = lines[place]
  const words = <Words text={text} whole={line.breaks} />
  const isPlain = level > 2 || size === 'card' || text.length > MAX_UPPER_CASE_CHARACTERS
  const className = `${sizes[size]} ${isPlain ? 'normal-case' : ''}`
  const shared = { className, style: styleForWord(text, size, line), dir: directionOf(text), lang }
  if (!href) return <Tag {...shared}>{words}</Tag>
  const offset = size === 'section' ? 'underline-offset-8' : 'underline-offset-4'
  return (
    <Tag {...shared}>
      <a href={href} className={`${offset} after:absolute after:inset-0 group-hover:underline`}>
        {words}
      </a>
    </Tag>
  )
}
