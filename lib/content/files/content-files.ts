import type { Content } from '../../platform'
import { bodyPictures } from './body-pictures'

/** A file that a record refers to. */
export interface RecordFile {
  kind: 'image' | 'video' | 'document'
  src: string
  /** The field of the record. */
  field: 'image' | 'coverImage' | 'assets' | 'body'
  /** '' when the content does not tell it. */
  contentType: string
  width: number | undefined
  height: number | undefined
  size: number | undefined
}

export interface ContentFile extends RecordFile {
  /** The record, such as `services/mudancas`. */
  owner: string
}

/** The resources whose records refer to files. */
export const resourcesWithFiles = [
  'services',
  'products',
  'posts',
  'testimonials',
  'projects',
  'caseStudies',
] as const

export type FileOwner = Content[(typeof resourcesWithFiles)[number]][number]

/** Every file of the content, including pictures in post bodies. */
export function filesIn(content: Partial<Content>): ContentFile[] {
  return resourcesWithFiles.flatMap((resource) => {
    const records: readonly FileOwner[] = content[resource] ?? []
    return records.flatMap((record) =>
      filesOf(record).map((file) => ({ ...file, owner: `${resource}/${record.slug}` })),
    )
  })
}

const unknown = { contentType: '', width: undefined, height: undefined, size: undefined }

export function filesOf(record: FileOwner): RecordFile[] {
  if ('assets' in record) return record.assets.map((file) => ({ ...unknown, ...file, field: 'assets' }))
  const [picture, field] =
    'body' in record ? ([record.coverImage, 'coverImage'] as const) : ([record.image, 'image'] as const)
  const inText = 'body' in record ? bodyPictures(record.body) : []
  return [
    ...(picture ? [{ ...unknown, ...picture, kind: 'image' as const, field }] : []),
    ...inText.flatMap((src) =>
      URL.canParse(src) ? [{ ...unknown, kind: 'image' as const, src, field: 'body' as const }] : [],
    ),
  ]
}
