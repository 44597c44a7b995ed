import { Fragment } from 'react'
import type { FrameSettings } from '@/lib/views/frame'
import type { Head } from '@/lib/views/head'
import type { SectionsOfRecord } from '@/lib/views/sections'
import { drawSection } from './draw-section'

interface Props {
  /** The content of the record page. */
  content: { head: Head; settings: FrameSettings; sections?: SectionsOfRecord | undefined }
  /** Whether the sections stand before or after the record. */
  position: 'before' | 'after'
}

/** The sections that site/config.ts sets around a record; nothing for other records. */
export async function RecordSections({ content: { head, settings, sections }, position }: Props) {
  if (!sections) return null
  const context = { path: head.path, settings, site: sections.site }
  const drawn = sections[position].map((entry) => drawSection({ tone: 'plain', ...entry }, context))
  return (await Promise.all(drawn)).map((section, index) => <Fragment key={index}>{section}</Fragment>)
}
