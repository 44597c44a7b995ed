import { anchorsOf } from '@site-starter/engine/html'
import { directionOf } from '@site-starter/engine/text'
import { theme } from '@theme/theme'
import type { LegalDocument } from '@/lib/kinds/legal'
import { Container } from '../layout/container'
import { PageHeader } from '../layout/page-header'
import { Paragraphs } from '../text/text'
import { runningText } from '../text/words'
import { Contents } from './contents'

/** The layout of the contents and the text, the same as for a post. */
const layout = theme.post

/** A legal document as written in the content, with a table of contents and an anchor for each section. It is printable. */
export function LegalPage({ title, document }: { title: string; document: LegalDocument }) {
  const anchors = anchorsOf(document.sections)
  const parts = document.sections.map((section, index) => ({ ...section, anchor: anchors[index] ?? '' }))
  const titled = parts.filter((part) => part.title)
  return (
    <>
      <PageHeader title={title} crumbs={[]} />
      <Container className="part plain" inner="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className={`empty:hidden ${layout.contents}`}>
          {titled.length > 1 && <Contents parts={titled} />}
        </div>
        <div className={layout.text}>
          <div className="prose text-[1.0625rem] leading-[1.65]">
            {parts.map(({ anchor, title, body }, index) => (
              <section key={index} {...(title && { id: anchor })}>
                {title && <h2 dir={directionOf(title)}>{runningText(title)}</h2>}
                <Paragraphs text={body} />
              </section>
            ))}
          </div>
        </div>
      </Container>
    </>
  )
}
