import { anchorsOf } from '@/lib/content/texts/anchors'
import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { LegalDocument } from '@/lib/resources/legal'
import { PageHeader } from '../layout/page-header'
import { Paragraphs } from '../text/text'
import { WithContents } from './contents'

/** A legal document as written in the content. Each section has an anchor. It can be printed too. */
export function LegalPage({ title, document }: { title: string; document: LegalDocument }) {
  const anchors = anchorsOf(document.sections)
  const parts = document.sections.map((section, index) => ({ ...section, anchor: anchors[index] ?? '' }))
  return (
    <>
      <PageHeader title={title} crumbs={[]} />
      <WithContents parts={parts.filter((part) => part.title)}>
        <div className="prose text-[1.0625rem] leading-[1.65]">
          {parts.map(({ anchor, title, body }, index) => (
            <section key={index} {...(title && { id: anchor })}>
              {title && <h2 dir={directionOf(title)}>{runningText(title)}</h2>}
              <Paragraphs text={body} />
            </section>
          ))}
        </div>
      </WithContents>
    </>
  )
}
