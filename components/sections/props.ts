import type { Tone } from '@/lib/settings/sections/home-sections'
import type { ValuesOf } from '@/lib/settings/sections/own-fields'
import type { HomeSite } from '@/lib/views/home'
import type { siteConfig } from '@/site/config'

interface Shared {
  site: HomeSite
  /** The number of records set in `site/config.ts`. Default: a number that each section sets. */
  most?: number
  /** The alternating tone, or the tone set in `site/config.ts`. */
  tone: Tone
}

type Fields = (typeof siteConfig)['sectionFields']

/**
 * The props of a section. One of the agency's adds the fields that `sectionFields` in site/config.ts declares for it: `SectionProps<'roomPrices'>` for
 * site/sections/roomPrices.tsx, the example in docs/sections.md.
 */
export type SectionProps<Name extends keyof Fields = never> = Shared &
  ([Name] extends [never] ? unknown : ValuesOf<Fields[Name]>)
