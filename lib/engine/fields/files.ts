import { z } from 'zod'
import type { Contract } from './contract'
import { absoluteAddress, byteCount, description, line, oneOf, pixels, wellFormed } from './fields'
import { most } from './limits'

/* How records refer to files, and which files a record has. */

const NO_ADDRESS = 'is no usable address'

/** The fields of files under one contract description. Each refers to a file in its own way; the model has absolute addresses. */
export type FileFields = ReturnType<typeof fileFields>

export type Picture = NonNullable<z.output<FileFields['picture']>>

export function fileFields(contract: Contract, assetAddress: (pathname: string) => string) {
  /** The reference, and how it becomes an absolute address ('' when there is none). */
  const [reference, resolve] =
    contract === 4 ? (['pathname', assetAddress] as const) : (['url', absoluteAddress] as const)
  /** '' for an empty reference. */
  const src = wellFormed
    .trim()
    .refine((value) => value === '' || (value.length <= most.address && resolve(value) !== ''), NO_ADDRESS)
    .transform((value) => value && resolve(value))

  const withSrc = <S extends z.ZodRawShape>(shape: S, address: z.ZodType<string>) =>
    z
      .object({ ...shape, [reference]: address })
      .transform(
        ({ [reference]: src, ...rest }: Record<string, unknown>) =>
          ({ ...rest, src }) as z.output<z.ZodObject<S>> & { src: string },
      )

  return {
    // The reference is empty before an upload.
    picture: withSrc(
      { alt: description, width: pixels, height: pixels },
      contract === 4 ? src.prefault('') : src,
    )
      .transform((picture) => (picture.src ? picture : undefined))
      .optional(),
    file: withSrc(
      {
        kind: oneOf(['image', 'video', 'document'], undefined),
        contentType: line,
        name: line,
        alt: description,
        size: byteCount,
        width: pixels,
        height: pixels,
      },
      src.refine(Boolean, NO_ADDRESS),
    ).transform((asset) => ({ ...asset, kind: asset.kind ?? kindOf(asset.contentType) })),
  }
}

/** As the specification derives the kind of a file. */
function kindOf(contentType: string): 'image' | 'video' | 'document' {
  const [type] = contentType.split('/')
  return type === 'image' || type === 'video' ? type : 'document'
}

export interface RecordFile {
  kind: 'image' | 'video' | 'document'
  src: string
  field: string
  /** '' when the content does not tell it. */
  contentType: string
  width: number | undefined
  height: number | undefined
  size: number | undefined
}

export type IsShown = (file: { src: string }) => boolean

export interface RecordFiles<R> {
  of: (record: R) => RecordFile[]
  /** The record with nothing but the files that are shown. */
  shown: (record: R, isShown: IsShown) => R
}

/** A file of which the content tells no more than this. */
export function recordFile(field: string, file: Partial<RecordFile> & { src: string }): RecordFile {
  return {
    kind: 'image',
    contentType: '',
    width: undefined,
    height: undefined,
    size: undefined,
    ...file,
    field,
  }
}

interface Pictured {
  image?: Picture | undefined
}

/** The files of records that have a picture in `image`. */
export const imageFiles = {
  of: ({ image }: Pictured) => (image ? [recordFile('image', image)] : []),
  shown: <R extends Pictured>(record: R, isShown: IsShown): R => ({
    ...record,
    image: record.image && isShown(record.image) ? record.image : undefined,
  }),
}
