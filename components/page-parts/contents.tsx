import { directionOf } from '@site-starter/engine/text'
import { copyHere } from '@/lib/content/copy-in'
import { TextLink } from '../layout/text-link'
import { runningText } from '../text/words'

interface ContentsProps {
  parts: { anchor: string; title: string }[]
}

/** The table of contents of a long text, beside it in view, or behind a title on a phone. */
export function Contents({ parts }: ContentsProps) {
  const copy = copyHere()
  return (
    <nav
      aria-label={copy.nav.contents}
      className="sticky-head print:hidden border-y border-line py-1 text-small lg:border-0 lg:py-0"
    >
      {/* A wider screen shows the list even while it is closed, to find-in-page and keyboard too. Without such CSS, it opens on every screen. */}
      {/* components/layout/opens.css writes `data-title` above the list on a wider screen. */}
      <details className="group opens-on-phone" data-title={copy.nav.contents}>
        <summary className="flex min-h-11 list-none items-center justify-between gap-6 text-small font-semibold mark-chevron after:me-1 [&::-webkit-details-marker]:hidden">
          {copy.nav.contents}
        </summary>
        <ol>
          {parts.map(({ anchor, title }) => (
            <li key={anchor} dir={directionOf(title)}>
              <TextLink href={`#${anchor}`} quiet>
                {runningText(title)}
              </TextLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
