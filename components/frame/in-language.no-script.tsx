'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'

/** What stands around the content of a page. */
export interface Surroundings {
  before: ReactNode
  after: ReactNode
}

interface InLanguageProps {
  /** The language of each page that is in another than the site, by its path. */
  languages: Record<string, string>
  /** What stands around pages in that language; by '' around all others. */
  surroundings: Record<string, Surroundings>
  children: ReactNode
}

/** A page between its header and its footer, in its language. A layout on the server does not know which page it surrounds. */
export function InLanguage({ languages, surroundings, children }: InLanguageProps) {
  const lang = languages[usePathname()]
  const { before, after } = surroundings[lang ?? ''] ?? { before: null, after: null }
  return (
    <>
      {before}
      <main id="conteudo" lang={lang} tabIndex={-1} className="outline-none">
        {children}
      </main>
      {after}
    </>
  )
}
