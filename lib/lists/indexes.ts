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

/** The tiers of services, in the order in which pages show them. */
export const tiers = ['primary', 'featured', 'secondary'] as const

export type Tier = (typeof tiers)[number]

export function inTiers(services: Service[]): Service[] {
  return tiers.flatMap((tier) => services.filter((service) => service.tier === tier))
}

/** The page of the services index on which each tier begins. Tiers without services are left out. */
export function tierPages(services: Service[]): { tier: Tier; page: number }[] {
  const all = inTiers(services)
  return tiers.flatMap((tier) => {
    const first = all.findIndex((service) => service.tier === tier)
    return first < 0 ? [] : { tier, page: Math.floor(first / siteConfig.recordsPerPage) + 1 }
  })
}
