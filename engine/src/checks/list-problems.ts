import type { SiteConfig } from '../port/settings'
import { problemsOf } from '../text/problems-of'

/** Problems with the settings for the order of lists and for prices, one sentence each. */
export function listProblems({ order, prices }: Pick<SiteConfig, 'order' | 'prices'>): string[] {
  const { currency } = prices || {}
  const isKnown = currency === undefined || Intl.supportedValuesOf('currency').includes(currency)
  return [
    ...Object.entries(order).flatMap(([list, by]) =>
      problemsOf(`order: ${list}`, [
        typeof by === 'object' &&
          by.length === 0 &&
          'names no record: leave it out for the order of the platform',
        ...(typeof by === 'object' ? by : []).map(
          (slug, index, slugs) => slugs.indexOf(slug) < index && `names "${slug}" twice`,
        ),
      ]),
    ),
    ...problemsOf('prices:', [
      !isKnown && `currency "${currency}" is not a currency: write an ISO 4217 code such as EUR or CHF`,
    ]),
  ]
}
