export const tones = ['plain', 'sunken', 'deep', 'accent', 'second'] as const

/** The background of a section. */
export type Tone = (typeof tones)[number]

/** The sections of records that the home page can have. A section keeps its tone unless the section before it has the same. */
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

export function ownTone(section: string): Tone | undefined {
  const settings: { [name: string]: { tone?: Tone } } = homeSections
  return settings[section]?.tone
}

/** Sections whose background no setting changes. */
export const fixedTones: { [section: string]: Tone | undefined } = {
  quoteOnPicture: 'deep',
  mainAction: 'plain',
}
