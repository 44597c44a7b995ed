import type { Settings } from '@/lib/kinds/settings'
import { copy } from '@/site/copy'

/** The founding year in a text, such as `desde 1962`. */
const SINCE = /\b(?:desde|since) ((?:1[5-9]|20)\d\d)\b/i

/** The smallest number of services worth counting. Visitors see at a glance that there are fewer. */
const MANY_SERVICES = 5

interface Facts {
  settings: Pick<Settings, 'tagline' | 'description'>
  services: readonly unknown[]
  locations: readonly unknown[]
}

/** Key figures of the business, derived from its content; none if there are fewer than two. */
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
