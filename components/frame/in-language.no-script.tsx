'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { directionOfLanguage } from '@/lib/content/language-direction'

/** What stands around the content of a page. */
export interface Surroundings {
  before: ReactNode
  after: ReactNode
}

/** The language of each page that is in another than the site, by its path. */
type Languages = Record<string, string>

/** The document in the language of its page. A layout on the server does not know which page it surrounds. */
export function HtmlInLanguage({ languages, ...html }: ComponentProps<'html'> & { languages: Languages }) {
  const lang = languages[usePathname()]
  return <html {...html} {...(lang && { lang, dir: directionOfLanguage(lang) })} />
}

interface InLanguageProps {
  languages: Languages
  /** What stands around pages in that language; by '' around all others. */
  surroundings: Record<string, Surroundings>
  children: ReactNode
}

/** A page between its header and its footer, in its language. */
export function InLanguage({ languages, surroundings, children }: InLanguageProps) {
  const { before, after } = surroundings[languages[usePathname()] ?? ''] ?? { before: null, after: null }
  return (
    <>
      {before}
      <main id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {after}
    </>
  )
}
