import { theme } from '@theme/theme'
import { copyHere } from '@/lib/content/copy-in'
import type { Neighbour as NeighbourContent } from '@/lib/kinds/posts'
import { routes } from '@/lib/routes/routes'
import { CardPicture, ROW_WIDTH } from '../cards/card-picture'
import { Container } from '../layout/container'
import { Heading } from '../layout/heading'
import { postGrid } from './post-article'

/** Links to the previous and next post, one on each side of the text's axis. */
export function PostNeighbours({ newer, older }: Record<'newer' | 'older', NeighbourContent | undefined>) {
  const copy = copyHere()
  if (!newer && !older) return null
  return (
    <Container className="part plain print:hidden" inner={postGrid}>
      <nav
        aria-label={copy.blog.around}
        className={`grid border-t border-line sm:grid-cols-2 sm:gap-x-8 ${theme.post.end}`}
      >
        {older && <Neighbour label={copy.blog.older} post={older} />}
        {newer && <Neighbour label={copy.blog.newer} post={newer} />}
      </nav>
    </Container>
  )
}

interface NeighbourProps {
  label: string
  post: NeighbourContent
}

function Neighbour({ label, post: { slug, title, coverImage } }: NeighbourProps) {
  return (
    <div className="group relative flex items-start justify-between gap-4 border-b border-line py-6 only:col-span-full hover:border-accent">
      <div className="stack-1">
        <p className="text-small text-muted">{label}</p>
        <Heading level={2} size="card" text={title} href={routes.post(slug)} place="besidePicture" />
      </div>
      {coverImage && (
        <CardPicture
          picture={coverImage}
          shape={1}
          sizes={ROW_WIDTH}
          className="size-22 shrink-0 rounded-control"
        />
      )}
    </div>
  )
}
