import type { Settings } from '@/lib/kinds/settings'
import { copy } from '@/site/copy'

/** A year that a text gives for the beginning of the business. */
const SINCE = /\b(?:desde|since) ((?:1[5-9]|20)\d\d)\b/i

/** Fewer services are counted at a glance. */
const MANY_SERVICES = 5

interface Facts {
  settings: Pick<Settings, 'tagline' | 'description'>
  services: readonly unknown[]
  locations: readonly unknown[]
}

/** Facts of the business as figures, where its content says them; none where it says fewer than two. */
export function businessNumbers({ settings: { tagline, description }, services, locations }: Facts) {
  const { since, places, areas } = copy.home.numbers
  const year = SINCE.exec(`${tagline} ${description}`)?.[1]
  const numbers = [
    ...(year ? [{ value: year, label: since }] : []),
    ...(locations.length > 1 ? [{ value: String(locations.length), label: places }] : []),
    ...(services.length >= MANY_SERVICES ? [{ value: String(services.length), label: areas }] : []),
  ]
  return numbers.length > 1 ? numbers : []
}
