import { theme } from '@theme/theme'
import type { ReactNode } from 'react'
import { plateStyle } from '../cards/plate'
import { sizeOfWords } from '../layout/heading'
import { Paragraphs } from '../text/text'

interface ResultPosterProps {
  /** The address of the project. */
  href: string
  text: string
  /** The heading and any content with it. */
  children: ReactNode
}

/** The results of a project without a picture, in title size on the plate of the project. */
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

/** The longest results that a poster shows. */
const MAX_CHARACTERS = 160

/** Whether results without a picture become a poster: if the theme has plates and the text is short. */
export function isPoster(result: string): boolean {
  return theme.project.poster !== undefined && result !== '' && result.length <= MAX_CHARACTERS
}
