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

/** Every file of the content, including pictures in post bodies. */
export function filesIn(content: Partial<Content>): ContentFile[] {
  const { services, products, posts, testimonials, projects, caseStudies } = content
  return [
    ...pictures('services', services, ({ image }) => image),
    ...pictures('products', products, ({ image }) => image),
    ...pictures('posts', posts, ({ coverImage }) => coverImage),
    ...pictures('testimonials', testimonials, ({ image }) => image),
    ...(posts ?? []).flatMap(({ slug, body }) =>
      picturesOf(body).map((src) => ({
        kind: 'image' as const,
        src,
        owner: `posts/${slug}`,
        isInText: true,
      })),
    ),
    ...attached('projects', projects),
    ...attached('caseStudies', caseStudies),
  ]
}

function pictures<T extends { slug: string }>(
  resource: string,
  records: T[] = [],
  pictureOf: (record: T) => { src: string } | undefined,
): ContentFile[] {
  return records.flatMap((record) => {
    const src = pictureOf(record)?.src
    return src === undefined ? [] : [{ kind: 'image', src, owner: `${resource}/${record.slug}` }]
  })
}

function attached(resource: string, records: Content['projects'] = []): ContentFile[] {
  return records.flatMap(({ slug, assets }) =>
    assets.map(({ kind, src }) => ({ kind, src, owner: `${resource}/${slug}` })),
  )
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
