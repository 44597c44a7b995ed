import { routes } from '@/lib/routes'
import { breadcrumbList } from '@/lib/structured-data'
import { copy } from '@/site.copy'
import { StructuredData } from '../content/structured-data'
import { TextLink } from './text-link'

export interface Crumb {
  title: string
  href: string
}

/** The pages above this one, the home page first; search engines are told the page itself as well. */
export function Breadcrumbs({ crumbs, current }: { crumbs: Crumb[]; current: string }) {
  const above = [{ title: copy.nav.home, href: routes.home }, ...crumbs]
  return (
    <nav aria-label={copy.nav.breadcrumbs} className="no-print text-small">
      <ol className="flex flex-wrap items-center gap-x-2">
        {above.map(({ title, href }, index) => (
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
        <li className="flex max-w-full min-w-0 items-center gap-x-2 text-muted" aria-current="page">
          <span aria-hidden="true">/</span>
          <span className="truncate">{current}</span>
        </li>
      </ol>
      <StructuredData data={breadcrumbList(above, current)} />
    </nav>
  )
}
