import type { ReactNode } from 'react'
import { directionOf } from '@/lib/format/direction'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { TextLink } from '../layout/text-link'

interface ContentsProps {
  /** The parts of the page, in their order. */
  parts: { anchor: string; title: string }[]
  /** The text. */
  children: ReactNode
}

/** A long text, with the links to its parts beside it; on a phone they stand behind a title. */
export function WithContents({ parts, children }: ContentsProps) {
  return (
    <Container inner="grid gap-x-8 gap-y-8 pb-16 sm:pb-24 lg:grid-cols-12">
      <div className="lg:col-span-3">
        {parts.length > 1 && (
          <nav
            aria-label={copy.nav.contents}
            className="sticky-head print:hidden border-y border-line py-1 text-small lg:border-0 lg:py-0"
          >
            <details className="group contents-list">
              <summary className="flex min-h-11 list-none items-center justify-between gap-6 font-semibold after:mr-1 after:size-2.5 after:shrink-0 after:rotate-45 after:border-r-2 after:border-b-2 after:border-accent group-open:after:-rotate-135 [&::-webkit-details-marker]:hidden">
                {copy.nav.contents}
              </summary>
              <ol>
                {parts.map(({ anchor, title }) => (
                  <li key={anchor} dir={directionOf(title)}>
                    <TextLink href={`#${anchor}`} quiet>
                      {title}
                    </TextLink>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
      </div>
      <div className="lg:col-span-7 lg:col-start-4">{children}</div>
    </Container>
  )
}
