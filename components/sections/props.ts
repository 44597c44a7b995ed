import type { Tone } from '@/lib/site/settings/sections/home-sections'
import type { HomeSite } from '@/lib/site/views/home'

export interface SectionProps {
  site: HomeSite
  /** The number of records that `site/config.ts` sets. Absent: the section's own number. */
  most?: number
  /** The alternating tone, or the tone that `site/config.ts` sets. */
  tone: Tone
}
