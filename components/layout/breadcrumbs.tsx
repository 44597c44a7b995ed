import type { MenuLink } from '@/lib/config/menu-entries'
import { runningText } from '@/lib/format/typography'
import { routes } from '@/lib/routing/routes'
import { breadcrumbList } from '@/lib/seo/structured-data'
import { copy } from '@/site.copy'
import { StructuredData } from '../page-parts/structured-data'
import { TextLink } from './text-link'

/** Characters of the current page's name. A longer name is left out, because it stands right below as the title. */
const LONGEST = 36

/** The pages above this page, the home page first. The data for search engines contains this page too. */
export function Breadcrumbs({ crumbs, current }: { crumbs: MenuLink[]; current: string }) {
  const above = [{ title: copy.nav.home, href: routes.home }, ...crumbs]
  return (
    <nav aria-label={copy.nav.breadcrumbs} className="print:hidden text-small">
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
        {current.length <= LONGEST && (
          <li className="flex max-w-full min-w-0 items-center gap-x-2 text-muted" aria-current="page">
            <span aria-hidden="true">/</span>
            <span className="min-w-0">{runningText(current)}</span>
          </li>
        )}
      </ol>
      <StructuredData data={breadcrumbList(above, current)} />
    </nav>
  )
}
