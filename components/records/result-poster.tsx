import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import { plateStyle } from '../cards/plate'
import { sizeOfWords } from '../layout/heading'
import { Paragraphs } from '../text/text'

interface ResultPosterProps {
  /** The address of the project. */
  href: string
  text: string
  /** Its heading and what stands with that. */
  children: ReactNode
}

/** What came of a project without a picture, as large as a title, on the plate of the project. */
export function ResultPoster({ href, text, children }: ResultPosterProps) {
  return (
    <div
      className={`group drawn overflow-hidden flex flex-col justify-between gap-8 ${theme.project.poster}`}
      style={plateStyle(href)}
    >
      <div className="stack-2">{children}</div>
      <div className={`max-w-4xl font-display font-bold stack-4 ${sizeOfWords(text)}`}>
        <Paragraphs text={text} />
      </div>
    </div>
  )
}

/** Whether a result of a project without a picture is a poster: in a theme that has some, and where it is read at a glance. */
export function isPoster(result: string): boolean {
  return theme.project.poster !== undefined && result !== '' && result.length <= LONGEST
}

const LONGEST = 160
