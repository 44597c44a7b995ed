'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { directionOfLanguage } from '@/lib/content/language-direction'

/** What stands around the content of a page. */
export interface Surroundings {
  /** What every page has: the way past the header, the question for consent, the announcement. */
  first: ReactNode
  /** What a bare page has not. */
  header: ReactNode
  footer: ReactNode
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
  /** The paths of pages without header and footer. */
  bare: readonly string[]
  children: ReactNode
}

/** A page between its header and its footer, in its language. */
export function InLanguage({ languages, surroundings, bare, children }: InLanguageProps) {
  const path = usePathname()
  const { first, header, footer } = surroundings[languages[path] ?? ''] ?? {}
  const isBare = bare.includes(path)
  return (
    <>
      {first}
      {!isBare && header}
      <main id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {!isBare && footer}
    </>
  )
}
