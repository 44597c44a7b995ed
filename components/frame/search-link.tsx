import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'

/** To the search, as small as the header needs it. */
export function SearchLink() {
  return (
    <a
      href={routes.search}
      aria-label={copy.search.open}
      className="flex size-11 shrink-0 items-center justify-center rounded-control hover:text-accent"
    >
      <Icon name="search" />
    </a>
  )
}
