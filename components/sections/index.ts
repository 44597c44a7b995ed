import type { ReactNode } from 'react'
import type { HomeSite } from '@/lib/pages/home'
import type { Tone } from '../layout/section'
import { Closing } from './closing'
import { Faqs } from './faqs'
import { Hero } from './hero'
import { Locations } from './locations'
import { Posts } from './posts'
import { Products } from './products'
import { Projects } from './projects'
import { Services } from './services'
import { Testimonials } from './testimonials'
import { Values } from './values'

export interface SectionProps {
  site: HomeSite
  /** As many records as `site.config.ts` asks for; the section's own number when absent. */
  most?: number
  /** Its turn, or what `site.config.ts` wants. */
  tone: Tone
}

/** The sections that `site.config.ts` can put on the home page. Each draws nothing when its content is missing. */
export const sections = {
  hero: Hero,
  services: Services,
  products: Products,
  projects: Projects,
  values: Values,
  testimonials: Testimonials,
  posts: Posts,
  faqs: Faqs,
  locations: Locations,
  closing: Closing,
} satisfies Record<string, (props: SectionProps) => ReactNode | Promise<ReactNode>>

export type HomeSection = keyof typeof sections

/** A section by its name, or with how many records it shows at most and the ground that it stands on. */
export type HomeEntry = HomeSection | { section: HomeSection; most?: number; tone?: Tone }

/** Sections that have a ground of their own, unless the one before them has it. */
export const insistent: { [section in HomeSection]?: Tone } = {
  hero: 'plain',
  projects: 'deep',
  closing: 'deep',
}
