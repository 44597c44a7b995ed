import type { Content } from '../platform'
import { cleanPostHtml } from './post-html'

/** A file that the content refers to. */
export interface ContentFile {
  kind: 'image' | 'video' | 'document'
  src: string
  /** The record that refers to it. */
  owner: string
  /** Whether this is a picture within a text, which can do without the picture. */
  isInText?: boolean
}

/** The resources whose records refer to files. */
const resources = ['services', 'products', 'posts', 'testimonials', 'projects', 'caseStudies'] as const

type FileOwner = Content[(typeof resources)[number]][number]

/** Every file of the content, including pictures in post bodies. */
export function filesIn(content: Partial<Content>): ContentFile[] {
  return resources.flatMap((resource) => {
    const records: readonly FileOwner[] = content[resource] ?? []
    return records.flatMap((record) =>
      filesOf(record).map((file) => ({ ...file, owner: `${resource}/${record.slug}` })),
    )
  })
}

function filesOf(record: FileOwner): Omit<ContentFile, 'owner'>[] {
  if ('assets' in record) return record.assets
  const picture = 'body' in record ? record.coverImage : record.image
  const inText = 'body' in record ? picturesOf(record.body) : []
  return [
    ...(picture ? [{ kind: 'image' as const, src: picture.src }] : []),
    ...inText.map((src) => ({ kind: 'image' as const, src, isInText: true })),
  ]
}

/** The pictures of a post body, found by the same cleaner that decides what a page shows. */
function picturesOf(body: string): string[] {
  const found: string[] = []
  cleanPostHtml(body, {
    isOwnFile: (src) => {
      if (URL.canParse(src)) found.push(src)
      return false
    },
    pictureProps: (picture) => picture,
  })
  return found
}
