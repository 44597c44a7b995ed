import type { Neighbour as NeighbourContent } from '@/lib/resources/posts'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Container } from '../layout/container'
import { TextLink } from '../layout/text-link'

/** Links to the posts before and after a post. */
export function PostNeighbours({ newer, older }: Record<'newer' | 'older', NeighbourContent | undefined>) {
  if (!newer && !older) return null
  return (
    <Container width="reading">
      <nav
        aria-label={copy.blog.around}
        className="print:hidden grid gap-6 border-t border-line py-10 sm:grid-cols-2"
      >
        {older && <Neighbour label={copy.blog.older} post={older} />}
        {newer && <Neighbour label={copy.blog.newer} post={newer} />}
      </nav>
    </Container>
  )
}

function Neighbour({ label, post }: { label: string; post: NeighbourContent }) {
  return (
    <p>
      <span className="block text-small text-muted">{label}</span>
      <TextLink href={routes.post(post.slug)}>{post.title}</TextLink>
    </p>
  )
}
