import { runningText } from '@/lib/format/typography'
import { copy } from '@/site.copy'
import { OpensOnPhone } from '../layout/opens-on-phone'
import { TextLink } from '../layout/text-link'

/** A post with fewer parts is overseen without a list of them. */
const MANY = 5

/** Links to the parts of a long post. They stay in sight beside the text on a wide screen. */
export function PostContents({ headings }: { headings: { id: string; title: string }[] }) {
  if (headings.length < MANY) return null
  return (
    <nav
      aria-label={copy.blog.contents}
      className="print:hidden text-small lg:sticky lg:top-24 lg:col-span-3 lg:self-start lg:pt-5"
    >
      <OpensOnPhone summary={copy.blog.contents} isTitled className="border-y border-line lg:border-0">
        <ol className="max-lg:pb-3">
          {headings.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${encodeURIComponent(id)}`} quiet>
                {runningText(title)}
              </TextLink>
            </li>
          ))}
        </ol>
      </OpensOnPhone>
    </nav>
  )
}
