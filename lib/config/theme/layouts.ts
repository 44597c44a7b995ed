import type { Tone } from '../home-sections'

/** The layouts that a theme chooses among. The first of each is that of a theme without a choice. */
export const layouts = {
  /** First screen: picture beside the text; text on a deep ground with the picture down to its edge; picture above the text. */
  hero: ['split', 'stage', 'plate'],
  /** One row; the name centred with the menu below; two rows, the upper with the contacts. */
  header: ['bar', 'masthead', 'board'],
  /** Head of a section: above, with its link at the end of the line; beside the content; below a bar. */
  head: ['row', 'margin', 'rule'],
  /**
   * Framed; without a frame; in numbered cells that share their lines, the first with its text over its picture. Services stand in a grid, as
   * a catalogue, or as a timetable.
   */
  card: ['sheet', 'bare', 'cell'],
  /** Page of a record, a post or the contacts: picture beside the text; text first with a wide picture; a table of facts. */
  record: ['beside', 'essay', 'table'],
  /** The main action at the end of a page: a rounded panel; a sentence between lines; a block across the page. */
  action: ['panel', 'line', 'block'],
  /** Columns; centred; a deep board with the name at full width. */
  footer: ['columns', 'colophon', 'board'],
  /** The mark of a question that opens. */
  faq: ['chevron', 'plus', 'arrow'],
} as const

type LayoutNames = { [key in keyof typeof layouts]: (typeof layouts)[key][number] }

/** Width of a picture divided by its height. */
type Ratio = number

export interface Layouts extends LayoutNames {
  /** Shape of the pictures of cards. */
  media: { card: Ratio }
  /**
   * Tones of the first sections of the home page. After them `plain` and `sunken` alternate, or all are `plain` where `sunken` is not among
   * them. Without any, each section has its own tone.
   */
  rhythm: Tone[]
}

/** Earlier names of layouts, in themes of clones. */
const earlierNames = { cover: 'plate', band: 'stage' } as const

export type LayoutChoices = Partial<Omit<Layouts, 'hero' | 'media'>> & {
  hero?: Layouts['hero'] | keyof typeof earlierNames
  /** `cover` is of earlier themes: the layout of a page has the shape of its large picture. */
  media?: { card?: Ratio; cover?: Ratio }
}

const defaults = Object.fromEntries(
  Object.entries(layouts).map(([key, [first]]) => [key, first]),
) as LayoutNames

export function completed({ hero = defaults.hero, media, ...choices }: LayoutChoices): Layouts {
  return {
    ...defaults,
    rhythm: [],
    ...choices,
    hero: hero === 'cover' || hero === 'band' ? earlierNames[hero] : hero,
    media: { card: media?.card ?? 4 / 3 },
  }
}

/** Choices as one line, such as `header:masthead,card:cell`. @throws Error when there is no such layout */
export function choicesOf(line: string): LayoutChoices {
  return Object.fromEntries(
    line.split(',').map((choice) => {
      const [key = '', name = ''] = choice.trim().split(':')
      const names: Record<string, readonly string[]> = layouts
      if (names[key]?.includes(name)) return [key, name]
      const known = names[key] ? `${key}: ${names[key].join(', ')}` : Object.keys(names).join(', ')
      throw new Error(`SITE_LAYOUT: there is no "${choice}", only ${known}`)
    }),
  )
}
