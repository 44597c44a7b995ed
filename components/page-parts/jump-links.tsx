import { copyHere } from '@/lib/content/copy-in'
import type { PeriodName } from '@/lib/kinds/products'
import { routes } from '@/lib/routes/routes'
import { TextLink } from '../layout/text-link'

/** Classes for links in one line (`page-parts.css`). */
export const oneLine = 'one-line flex sm:flex-wrap max-sm:overflow-x-auto'

interface JumpLinksProps {
  /** The accessible name of the navigation. */
  label: string
  links: { href: string; title: string; isCurrent?: boolean }[]
}

/** Links to the parts of a page or list; nothing if there are fewer than two. */
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

/** Links to products paid monthly, yearly or once, if there is a choice. */
export function PeriodLinks({ periods, current }: { periods: PeriodName[]; current?: PeriodName }) {
  const copy = copyHere()
  const links = periods.map((period) => ({
    href: routes.productsPaid(period),
    title: copy.products.periods[period],
    isCurrent: period === current,
  }))
  const all = { href: routes.products, title: copy.products.allPeriods, isCurrent: current === undefined }
  return <JumpLinks label={copy.products.byPeriod} links={links.length > 0 ? [all, ...links] : []} />
}
