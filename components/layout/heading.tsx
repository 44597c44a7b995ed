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
  /** Below the title of a section, above those of cards. */
  part: 'text-part',
  /** Of what stands below a record: less than the titles of its own parts. */
  related: 'text-statement leading-tight',
  card: 'text-card',
}

type HeadingSize = keyof typeof sizes

/** The most that a letter takes of the width of the window (`vw`), as app/globals.css has it. */
const most = {
  poster: 14,
  display: 14,
  page: 12,
  pageOnWide: 9.5,
  section: 9.5,
  part: 9.5,
  related: 0,
  card: 10,
}

/**
 * A line: how many of its letters `vw` holds on a phone, the longest word that is kept whole there (a longer one would be smaller than the text), and
 * from which length on a word may break where text is enlarged.
 */
const lines = {
  usual: { letters: 144, whole: 18, breaks: 18 },
  onPlate: { letters: 118, whole: 12, breaks: 9 },
  besidePicture: { letters: 90, whole: 12, breaks: 12 },
}

/** A title whose longest word would not fit on a line of a phone is as small as the word needs. */
function fitted(text: string, size: HeadingSize, { letters, whole }: { letters: number; whole: number }) {
  const word = Math.round((letters / Math.min(longestWord(text), whole)) * 10) / 10
  const style: CSSProperties & Record<'--word', string> = { '--word': `${word}vw` }
  return word < most[size] ? style : undefined
}

/** Letters of a title that may stand in capitals: several lines of them are slow to read, as are those of a list. */
const MOST_CAPITALS = 40

/** The largest size from the wanted one down that suits the length of the title and of its longest word. */
export function sizeFor(title: string, wanted: 'display' | 'page' | 'section'): HeadingSize {
  const word = longestWord(title)
  if (wanted === 'display' && title.length <= 48 && word <= 14) return 'display'
  if (wanted !== 'section' && title.length <= 64 && word <= 16) return 'page'
  return title.length <= 160 ? 'section' : 'card'
}

/** The same across a first screen without a picture. */
export function sizeOfPoster(title: string): HeadingSize {
  return title.length <= 32 && longestWord(title) <= 12 ? 'poster' : sizeFor(title, 'display')
}

/** The same in half of the width of a page. */
export function sizeInHalf(title: string): HeadingSize {
  return sizeFor(title, title.length > 24 || longestWord(title) > 12 ? 'section' : 'page')
}

/** The class of a sentence that is set like a title of its length. */
export function sizeOfWords(text: string): string {
  return sizes[sizeFor(text, 'page')]
}

interface HeadingProps {
  level: 1 | 2 | 3 | 4
  size: HeadingSize
  text: string
  /** Makes the title a link that covers the element around it, a `group`. */
  href?: string
  /** Where it stands: a plate, and a picture on a phone too, leave less of a line. */
  place?: keyof typeof lines | undefined
  lang?: string | undefined
}

/** Sets the type of headings. The level serves the outline of the page, the size its looks. */
export function Heading({ level, size, text, href, place = 'usual', lang }: HeadingProps) {
  const Tag = `h${level}` as const
  const line = lines[place]
  const words = <Words text={text} whole={line.breaks} />
  const isPlain = level > 2 || size === 'card' || text.length > MOST_CAPITALS
  const className = `${sizes[size]} ${isPlain ? 'normal-case' : ''}`
  const look = { className, style: fitted(text, size, line), dir: directionOf(text), lang }
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
