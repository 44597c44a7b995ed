import type { ReactNode } from 'react'
import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { OpensOnPhone } from '../layout/opens-on-phone'
import { TextLink } from '../layout/text-link'

interface ContentsProps {
  parts: { anchor: string; title: string }[]
}

/** Links to the parts of a long text, in view beside it; on a phone they stand behind a title. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav
      aria-label={copy.nav.contents}
      className="sticky-head print:hidden border-y border-line py-1 text-small lg:border-0 lg:py-0"
    >
      <OpensOnPhone summary={copy.nav.contents}>
        <ol>
          {parts.map(({ anchor, title }) => (
            <li key={anchor} dir={directionOf(title)}>
              <TextLink href={`#${anchor}`} quiet>
                {runningText(title)}
              </TextLink>
            </li>
          ))}
        </ol>
      </OpensOnPhone>
    </nav>
  )
}

interface WithContentsProps extends ContentsProps {
  children: ReactNode
}

/** A text of the page with its contents beside it, if it has several parts. */
export function WithContents({ parts, children }: WithContentsProps) {
  return (
    <Container inner="grid gap-x-8 gap-y-8 pb-16 sm:pb-24 lg:grid-cols-12">
      <div className="lg:col-span-3">{parts.length > 1 && <Contents parts={parts} />}</div>
      <div className="lg:col-span-7 lg:col-start-4">{children}</div>
    </Container>
  )
}
