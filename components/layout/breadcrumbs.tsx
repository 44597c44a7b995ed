import { copy } from '@/site.copy'
import { TextLink } from './text-link'

export interface Crumb {
  title: string
  href: string
}

/** The pages above this one, the home page first. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label={copy.nav.breadcrumbs} className="no-print text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ title: copy.nav.home, href: '/' }, ...crumbs].map(({ title, href }, index) => (
          <li key={href} className="flex items-center gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="text-muted">
                /
              </span>
            )}
            <TextLink href={href} quiet>
              {title}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
