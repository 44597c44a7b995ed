import type { PeriodName } from '@/lib/periods'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { JumpLinks } from './jump-links'

/** To the products that are paid by the month, by the year, once; where there is a choice. */
export function PeriodLinks({ periods, current }: { periods: PeriodName[]; current?: PeriodName }) {
  const links = periods.map((period) => ({
    href: routes.productsPaid(period),
    title: copy.products.periods[period],
    isCurrent: period === current,
  }))
  const all = { href: routes.products, title: copy.products.allPeriods, isCurrent: current === undefined }
  return <JumpLinks label={copy.products.byPeriod} links={links.length > 0 ? [all, ...links] : []} />
}
