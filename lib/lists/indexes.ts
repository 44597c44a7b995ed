import type { Service } from '@/lib/platform'
import { siteConfig } from '@/site.config'

/** The numbers of the pages into which a list is split, from '1' on. No page grows with the number of records. */
export function pageNumbers(records: number, perPage: number): string[] {
  return Array.from({ length: Math.ceil(records / perPage) }, (_, index) => String(index + 1))
}

/** One page of a list; undefined when the list has no such page. */
export function pageOf<T>(records: T[], number: string, perPage: number) {
  const page = Number(number)
  const count = Math.ceil(records.length / perPage)
  if (!Number.isInteger(page) || String(page) !== number || page < 1 || page > count) return undefined
  return { page, count, records: records.slice((page - 1) * perPage, page * perPage) }
}

/** The tiers of services, the most important first. */
export const tiers = ['primary', 'featured', 'secondary'] as const

export type Tier = (typeof tiers)[number]

/**
 * The page of the services index on which each tier begins, in the order of the list. Undefined when the services of a tier do not follow
 * one another: then the list has no parts, because its order is the editor's.
 */
export function tierPages(services: Pick<Service, 'tier'>[]): { tier: Tier; page: number }[] | undefined {
  const starts = services.flatMap(({ tier }, index) =>
    tier === services[index - 1]?.tier
      ? []
      : { tier, page: Math.floor(index / siteConfig.recordsPerPage) + 1 },
  )
  return new Set(starts.map(({ tier }) => tier)).size === starts.length ? starts : undefined
}
