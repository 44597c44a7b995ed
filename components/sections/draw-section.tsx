import type { ReactNode } from 'react'
import type { Tone } from '@/lib/config/home-sections'
import { isContentSection } from '@/lib/config/sections/contents'
import type { SectionEntry } from '@/lib/config/sections/home-entry'
import type { FrameSettings } from '@/lib/pages/frame'
import type { HomeSite } from '@/lib/pages/kinds/home'
import { drawBlock } from '../blocks'
import { recordsSection } from './index'
import { ownSection } from './own-sections'

export interface SectionContext {
  settings: FrameSettings
  /** Absent on a page whose sections all have their content in the client's files. */
  site?: HomeSite | undefined
}

/** Draws a section that the client's files name; nothing when its content is missing. @throws Error when there is no such section */
export async function drawSection(
  { section, tone, ...content }: SectionEntry & { tone: Tone },
  { settings, site }: SectionContext,
): Promise<ReactNode> {
  // `lib/config/sections/section-problems.ts` has compared the content with the type.
  if (isContentSection(section)) return drawBlock(section, { ...content, tone, settings } as never)
  const Section = recordsSection(section) ?? (await ownSection(section))
  if (Section === undefined || site === undefined) throw new Error(`"${section}" is no section`)
  const props = { ...content, site, tone }
  // Only the result of a call tells whether a section shows anything. A client component cannot be called here.
  return '$$typeof' in Section ? <Section {...props} /> : Section(props)
}
