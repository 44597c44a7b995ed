import type { ContentSection, SectionContents } from '@/lib/settings/sections/contents'
import type { Tone } from '@/lib/settings/sections/home-sections'

/** The props of a section with content from the client's files: the content, and its background, 'plain' by default. */
export type ContentSectionProps<Section extends ContentSection> = SectionContents[Section] & { tone?: Tone }
