import type { PeriodName } from '@/lib/lists/periods'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { JumpLinks } from './jump-links'

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
