import { withSizedPictures } from '@/lib/content/markdown-pictures'
import { Container } from '../layout/container'

/** The text of a Markdown page. Its HTML is trusted like any file of the project. */
export function MarkdownPageText({ html }: { html: string }) {
  return (
    <Container width="reading">
      <div className="prose pb-16 sm:pb-24" dangerouslySetInnerHTML={{ __html: withSizedPictures(html) }} />
    </Container>
  )
}
