import type { Tone } from '@/lib/config/home-sections'

/** What a section with content from the client's files gets beside the content. */
export interface BlockProps {
  /** The background; 'plain' when absent. */
  tone?: Tone
}
