import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'

/** The header's small link to the search. On the narrowest phones only the menu has the link. */
export function SearchLink() {
  return (
    <a
      href={routes.search}
      aria-label={copy.search.open}
      className="flex size-11 max-[22.5rem]:hidden shrink-0 items-center justify-center rounded-control hover:text-accent"
    >
      <Icon name="search" />
    </a>
  )
}
