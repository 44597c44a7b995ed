import type { Tone } from '@/lib/config/home-sections'
import type { ContentSection, SectionContents } from '@/lib/config/sections/contents'

/** What a section with content from the client's files gets: the content, and its background, which is 'plain' when absent. */
export type BlockProps<Section extends ContentSection> = SectionContents[Section] & { tone?: Tone }
