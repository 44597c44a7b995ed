import { anchorsOf } from '@/lib/content/texts/anchors'
import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'
import type { LegalDocument } from '@/lib/resources/legal'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { Paragraphs } from '../text/text'

/** A legal document as written in the content. Each section has an anchor. It can be printed too. */
export function LegalPage({ title, document }: { title: string; document: LegalDocument }) {
  const anchors = anchorsOf(document.sections)
  return (
    <>
      <PageHeader title={title} crumbs={[]} width="reading" />
      <Container width="reading" inner="prose pb-16 sm:pb-24">
        {document.sections.map((section, index) => (
          <section key={index} {...(section.title && { id: anchors[index] })}>
            {section.title && <h2 dir={directionOf(section.title)}>{runningText(section.title)}</h2>}
            <Paragraphs text={section.body} />
          </section>
        ))}
      </Container>
    </>
  )
}
