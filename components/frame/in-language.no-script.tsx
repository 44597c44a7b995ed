'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps, ReactNode } from 'react'
import { directionOfLanguage } from '@/lib/content/language-direction'

/** The content around a page. */
export interface Surroundings {
  /** Content of every page: the skip link, the consent question and the announcement. */
  aboveHeader: ReactNode
  /** Content that a bare page does not have. */
  header: ReactNode
  footer: ReactNode
}

/** The language of each page that is not in the site's language, by path. */
type Languages = Record<string, string>

/** The `html` element with the language of the page. A server layout does not know which page it surrounds. */
export function HtmlInLanguage({ languages, ...html }: ComponentProps<'html'> & { languages: Languages }) {
  const lang = languages[usePathname()]
  return <html {...html} {...(lang && { lang, dir: directionOfLanguage(lang) })} />
}

interface InLanguageProps {
  languages: Languages
  /** The content around pages in each language, by language tag; '' for the site's language. */
  surroundings: Record<string, Surroundings>
  /** The paths of pages without header and footer. */
  bare: readonly string[]
  children: ReactNode
}

/** A page between its header and footer, in the language of the page. */
export function InLanguage({ languages, surroundings, bare, children }: InLanguageProps) {
  const path = usePathname()
  const { aboveHeader, header, footer } = surroundings[languages[path] ?? ''] ?? {}
  const isBare = bare.includes(path)
  return (
    <>
      {aboveHeader}
      {!isBare && header}
      <main id="conteudo" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {!isBare && footer}
    </>
  )
}
