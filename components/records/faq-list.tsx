import { directionOf } from '@site-starter/engine/text'
import { theme } from '@theme/theme'
import { langOfPlatform } from '@/lib/content/translations'
import { anchorOf, type Faq } from '@/lib/kinds/faqs'
import { Paragraphs } from '../text/text'
import { Words } from '../text/words'

const { mark, page } = theme.faq

interface FaqListProps {
  faqs: Omit<Faq, 'category'>[]
  /** Whether each question has an anchor, as on the page of all questions. The anchor is in the answer, so that a link to it opens the answer. */
  anchored?: boolean
}

/** Questions that open without JavaScript. Find-in-page also finds text in closed questions. */
export function FaqList({ faqs, anchored = false }: FaqListProps) {
  return (
    <div lang={langOfPlatform()} className={anchored ? page.list : 'divide-lines border-y border-line'}>
      {faqs.map(({ slug, question, answer }) => (
        <details key={slug} className={`group ${anchored ? page.question : ''}`}>
          <summary
            className={`flex list-none items-start justify-between gap-6 py-5 text-base font-bold print:after:hidden [&::-webkit-details-marker]:hidden ${mark}`}
          >
            <span dir={directionOf(question)}>
              <Words text={question} />
            </span>
          </summary>
          <div
            {...(anchored && { id: anchorOf(slug) })}
            className="max-w-3xl scroll-mt-44 stack-4 pb-7 text-muted"
          >
            <Paragraphs text={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
