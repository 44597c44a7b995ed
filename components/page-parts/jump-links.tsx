import type { PeriodName } from '@/lib/resources/products'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/**
 * Links beside one another: on a phone on one line, which a finger moves. A link at its edge comes in whole when it gets the focus, with room
 * for the ring around it.
 */
export const oneLine =
  'flex sm:flex-wrap max-sm:relative max-sm:-mx-5 max-sm:overflow-x-auto max-sm:-my-1 max-sm:scroll-px-5 max-sm:px-5 max-sm:py-1 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] max-sm:*:shrink-0'

interface JumpLinksProps {
  /** Tells screen readers where the links lead. */
  label: string
  links: { href: string; title: string; isCurrent?: boolean }[]
}

/** Links to the parts of a page or of a list. Nothing when there are fewer than two. */
export function JumpLinks({ label, links }: JumpLinksProps) {
  if (links.length < 2) return null
  return (
    <nav aria-label={label} className="print:hidden max-w-full">
      <ul className={`gap-x-6 ${oneLine}`}>
        {links.map(({ href, title, isCurrent = false }) => (
          <li key={href}>
            {isCurrent ? (
              <span aria-current="page" className="inline-block py-2.75 font-semibold">
                {title}
              </span>
            ) : (
              <TextLink href={href}>{title}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Links to the products that are paid monthly, yearly or once, if there is a choice. */
export function PeriodLinks({ periods, current }: { periods: PeriodName[]; current?: PeriodName }) {
  const links = periods.map((period) => ({
    href: routes.productsPaid(period),
    title: copy.products.periods[period],
    isCurrent: period === current,
  }))
  const all = { href: routes.products, title: copy.products.allPeriods, isCurrent: current === undefined }
  return <JumpLinks label={copy.products.byPeriod} links={links.length > 0 ? [all, ...links] : []} />
}
