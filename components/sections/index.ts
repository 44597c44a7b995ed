import type { ReactNode } from 'react'
import type { HomeSection } from '../../lib/config/home-sections'
import { Closing } from './closing'
import { Faqs } from './faqs'
import { Hero } from './hero/hero'
import { Locations } from './locations'
import { Posts } from './posts'
import { Products } from './products'
import { Projects } from './projects'
import type { SectionProps } from './props'
import { Services } from './services'
import { Testimonials } from './testimonials'
import { Values } from './values'

/** The sections that `site.config.ts` can put on the home page. Each draws nothing when its content is missing. */
const sections = {
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
} satisfies Record<HomeSection, (props: SectionProps) => ReactNode | Promise<ReactNode>>

/** The component of a section of records; undefined for any other name. */
export function recordsSection(
  name: string,
): ((props: SectionProps) => ReactNode | Promise<ReactNode>) | undefined {
  return Object.entries(sections).find(([known]) => known === name)?.[1]
}
