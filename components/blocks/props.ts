import type { ContentSection, SectionContents } from '@/lib/settings/sections/contents'
import type { Tone } from '@/lib/settings/sections/home-sections'

/** What a section with content from the client's files gets: the content, and its background, which is 'plain' when absent. */
export type BlockProps<Section extends ContentSection> = SectionContents[Section] & { tone?: Tone }
