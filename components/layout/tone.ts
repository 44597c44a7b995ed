import type { Tone } from '@/lib/config/home-sections'

/** The class of each tone. */
export const toneClass: Record<Tone, string> = {
  plain: '',
  sunken: 'bg-sunken',
  deep: 'on-deep',
  accent: 'on-accent',
}
