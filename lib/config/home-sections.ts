/** The background of a section. */
export type Tone = 'plain' | 'sunken' | 'deep' | 'accent'

/**
 * The sections that `site.config.ts` can put on the home page. `components/sections/index.ts` has the component of each section.
 * A section has its tone unless the section before it has the same tone.
 */
export const homeSections = {
  hero: { tone: 'plain' },
  services: {},
  products: {},
  projects: { tone: 'deep' },
  values: {},
  testimonials: {},
  posts: {},
  faqs: {},
  locations: {},
  closing: { tone: 'deep' },
} satisfies Record<string, { tone?: Tone }>

export type HomeSection = keyof typeof homeSections
