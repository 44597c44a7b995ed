import { layoutOf } from '@/lib/config/theme/layout-of'
import type { Layouts } from '@/lib/config/theme/layouts'
import { directionOf } from '@/lib/format/direction'
import { anchorOf, type Faq } from '@/lib/resources/faqs'
import { Paragraphs, Words } from '../text/text'

/** The mark of a question that opens. */
const marks: Record<Layouts['faq'], string> = {
  chevron:
    'after:mt-1.5 after:size-2.5 after:rotate-45 after:border-r-2 after:border-b-2 after:border-accent group-open:after:mt-3 group-open:after:-rotate-135',
  plus: "after:text-[1.5em] after:leading-none after:font-normal after:text-accent after:content-['+'_/_''] group-open:after:content-['−'_/_'']",
  arrow: "after:text-accent after:content-['→'_/_''] group-open:after:rotate-90",
}

const mark = marks[layoutOf('faq')]

interface FaqListProps {
  faqs: Omit<Faq, 'category'>[]
  /** Each question has an anchor on the page of all questions. The anchor is in the answer, so that a link to it opens the answer. */
  anchored?: boolean
}

/** Questions that open without JavaScript. The browser's own search finds text in closed questions. */
export function FaqList({ faqs, anchored = false }: FaqListProps) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {faqs.map(({ slug, question, answer }) => (
        <details key={slug} className="group">
          <summary
            className={`flex list-none items-start justify-between gap-6 py-5 text-base font-bold after:shrink-0 print:after:hidden [&::-webkit-details-marker]:hidden ${mark}`}
          >
            <span dir={directionOf(question)}>
              <Words text={question} />
            </span>
          </summary>
          <div
            {...(anchored && { id: anchorOf(slug) })}
            className="max-w-3xl scroll-mt-44 space-y-4 pb-7 text-muted"
          >
            <Paragraphs text={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
