import { copyHere } from '@/lib/content/copy-in'
import { firstPageIn, isFirstHere, languageHere } from '@/lib/content/translations'
import { routes } from '@/lib/routes/routes'
import type { MenuLink } from '@/lib/settings/menu-entries'
import { breadcrumbList } from '@/lib/structured-data/structured-data'
import { StructuredData } from '../page-parts/structured-data'
import { TextLink } from './text-link'

interface TrailProps {
  /** The parent pages, below the home page. */
  above: MenuLink[]
  current: string
}

/** Breadcrumbs to the parent pages, invisible directly below the home page. Structured data has all of them, with this page; a home page has none. */
export function Trail({ above: pages, current }: TrailProps) {
  const copy = copyHere()
  const home = { title: copy.nav.home, href: firstPageIn(languageHere()) ?? routes.home }
  // Below `/en`, the home page is that of the language.
  const above = pages.filter(({ href }) => href !== home.href)
  if (isFirstHere()) return null
  return (
    <>
      <StructuredData data={breadcrumbList([home, ...above], current)} />
      {above.length > 0 && (
        <nav aria-label={copy.nav.breadcrumbs} className="print:hidden text-small">
          <ol className="flex flex-wrap items-center gap-x-2">
            {above.map(({ title, href }, index) => (
              <li key={href} className="flex items-center gap-x-2">
                <span aria-hidden="true" className="shrink-0 text-muted mirrored">
                  {index === 0 ? '←' : '/'}
                </span>
                <TextLink href={href} quiet>
                  {title}
                </TextLink>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </>
  )
}
