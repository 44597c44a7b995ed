/** The background of a section. */
export type Tone = 'plain' | 'sunken' | 'deep' | 'accent'

/**
 * The sections that `site.config.ts` can put on the home page. `components/sections/index.ts` has the component of each section.
 */
export const homeSections = {
  hero: {},
  services: {},
  products: {},
  projects: {},
  values: {},
  testimonials: {},
  posts: {},
  faqs: {},
  locations: {},
  closing: {},
}

export type HomeSection = keyof typeof homeSections
