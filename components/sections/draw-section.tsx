import type { ReactNode } from 'react'
import { isContentSection } from '@/lib/settings/sections/contents'
import type { SectionEntry } from '@/lib/settings/sections/home-entry'
import type { HomeSection, Tone } from '@/lib/settings/sections/home-sections'
import type { FrameSettings } from '@/lib/views/frame'
import type { HomeSite } from '@/lib/views/home'
import { drawContentSection } from '../content-sections'
import { Closing } from './closing'
import { Faqs } from './faqs'
import { Hero } from './hero'
import { Locations } from './locations'
import { Posts } from './posts'
import { Products } from './products'
import { Projects } from './projects'
import type { SectionProps } from './props'
import { Services } from './services'
import { Testimonials } from './testimonials'
import { Values } from './values'

type SectionComponent = (props: SectionProps) => ReactNode | Promise<ReactNode>

/** The sections of records. Each renders nothing if its content is missing. */
const ofRecords: Record<HomeSection, SectionComponent> = {
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
}

/** The agency's own sections, each the default export of a file. Next.js finds the files when it compiles this module. */
const own = import.meta.glob<{ default: SectionComponent }>('../../site/sections/*.tsx')

async function componentOf(section: string): Promise<SectionComponent | undefined> {
  const known: Record<string, SectionComponent | undefined> = ofRecords
  return known[section] ?? (await own[`../../site/sections/${section}.tsx`]?.())?.default
}

export interface SectionContext {
  /** The path of the page. */
  path: string
  settings: FrameSettings
  /** The site's content; undefined on a page whose sections all have theirs in the client's files. */
  site?: HomeSite | undefined
}

/** Draws a section named in the client's files; nothing if its content is missing. @throws Error if there is no such section */
export async function drawSection(
  { section, tone, ...content }: SectionEntry & { tone: Tone },
  { path, settings, site }: SectionContext,
): Promise<ReactNode> {
  // `lib/settings/sections/section-problems.ts` has validated the content against the type.
  if (isContentSection(section))
    return drawContentSection(section, { ...content, tone, path, settings } as never)
  const Section = await componentOf(section)
  if (Section === undefined || site === undefined) throw new Error(`"${section}" is no section`)
  const props = { ...content, site, tone }
  // The section is called as a function, to see whether it returns anything. A client component cannot be called here.
  return '$$typeof' in Section ? <Section {...props} /> : Section(props)
}
