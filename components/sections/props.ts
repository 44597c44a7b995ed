import type { Tone } from '@/lib/settings/sections/home-sections'
import type { ValuesOf } from '@/lib/settings/sections/own-fields'
import type { HomeSite } from '@/lib/views/home'
import type { siteConfig } from '@/site/config'

interface Shared {
  site: HomeSite
  /** The number of records that `site/config.ts` sets. Absent: the section's own number. */
  most?: number
  /** The alternating tone, or the tone that `site/config.ts` sets. */
  tone: Tone
}

type Fields = (typeof siteConfig)['sectionFields']

/** What a section gets: `SectionProps<'roomPrices'>` also has the values that `sectionFields` names for it. */
export type SectionProps<Name extends keyof Fields = never> = Shared &
  ([Name] extends [never] ? unknown : ValuesOf<Fields[Name]>)
