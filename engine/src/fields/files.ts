import { z } from 'zod'
import type { Contract } from './contract'
import { byteCount, description, line, oneOf, pixels, wellFormed } from './fields'
import { fieldLimits } from './limits'

/* How records refer to files, and which files a record has. */

/** The platform's reference to a file, which has one of these properties. */
export interface FileReference {
  url?: string | undefined
  pathname?: string | undefined
}

/** Returns the absolute address of a file; '' when it has none. Implemented in `engine/src/pictures/image-loader.ts`. */
export type FileAddress = (file: FileReference, contract: Contract) => string

/** The file fields of one contract version. Their output has absolute addresses. */
export type FileFields = ReturnType<typeof fileFields>

export type Picture = NonNullable<z.output<FileFields['picture']>>

export function fileFields(contract: Contract, addressOf: FileAddress) {
  /** Schema of a reference, which is '' before an upload. */
  const reference = (name: keyof FileReference) =>
    wellFormed
      .trim()
      .default('')
      .refine(
        (value) =>
          value === '' ||
          (value.length <= fieldLimits.address && addressOf({ [name]: value }, contract) !== ''),
        NO_ADDRESS,
      )
  const withSrc = <S extends z.ZodRawShape>(shape: S) =>
    z.object({ ...shape, url: reference('url'), pathname: reference('pathname') }).transform((file) => {
      const { url, pathname, ...rest } = file as FileReference
      return { ...rest, src: addressOf({ url, pathname }, contract) } as z.output<z.ZodObject<S>> & {
        src: string
      }
    })

  return {
    picture: withSrc({ alt: description, width: pixels, height: pixels })
      .transform((picture) => (picture.src === '' ? undefined : picture))
      .optional(),
    file: withSrc({
      kind: oneOf(['image', 'video', 'document'], undefined),
      contentType: line,
      name: line,
      alt: description,
      size: byteCount,
      width: pixels,
      height: pixels,
    })
      .refine(({ src }) => src !== '', { path: [contract === 6 ? 'url' : 'pathname'], error: NO_ADDRESS })
      .transform((asset) => ({ ...asset, kind: asset.kind ?? fileKindOf(asset.contentType) })),
  }
}

const NO_ADDRESS = 'is no usable address'

/** Derives the kind of a file from its content type, as the specification does. */
function fileKindOf(contentType: string): 'image' | 'video' | 'document' {
  const [type] = contentType.split('/')
  return type === 'image' || type === 'video' ? type : 'document'
}

export interface RecordFile {
  kind: 'image' | 'video' | 'document'
  src: string
  field: string
  /** The MIME type; '' when the content does not give one. */
  contentType: string
  width: number | undefined
  height: number | undefined
  size: number | undefined
}

export type IsShown = (file: { src: string }) => boolean

export interface RecordFiles<R> {
  of: (record: R) => RecordFile[]
  /** A copy of the record without the files that are not shown. */
  shown: (record: R, isShown: IsShown) => R
}

/** A file with the given properties, and defaults for those that the content does not give. */
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

/** The file of a record that has a picture in `image`. */
export const imageFiles = {
  of: ({ image }: Pictured) => (image ? [recordFile('image', image)] : []),
  shown: <R extends Pictured>(record: R, isShown: IsShown): R => ({
    ...record,
    image: record.image && isShown(record.image) ? record.image : undefined,
  }),
}
