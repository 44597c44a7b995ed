import { withSizedPictures } from '@/lib/markdown-pictures'
import { Container } from '../layout/container'

/** The text of a page of the client's own; its HTML is trusted like any file of the project. */
export function OwnPageText({ html }: { html: string }) {
  return (
    <Container width="reading">
      <div className="prose pb-16 sm:pb-24" dangerouslySetInnerHTML={{ __html: withSizedPictures(html) }} />
    </Container>
  )
}
