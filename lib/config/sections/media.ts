import { z } from 'zod'
import { localPath, optional, picture, type SectionPicture, type Titled, text, titled } from './fields'

/** Videos: files of `public/`, or of a provider. Nothing is loaded from a provider before a click. */
export interface Video extends Titled {
  videos: {
    /** '/video/casa.mp4', or the address of a video at YouTube or Vimeo. */
    src: string
    title: string
    poster: SectionPicture
    /** How long it is: '1 min 40 s'. */
    length?: string
    /** Subtitles of a file of `public/`, as WebVTT: '/video/casa.vtt'. */
    subtitles?: string
  }[]
}

export const video: z.ZodType<Video> = z.strictObject({
  ...titled,
  videos: z.array(
    z.strictObject({
      src: z.union(
        [localPath, z.url({ protocol: /^https$/ })],
        'must be a path of public/, or an https address',
      ),
      title: text,
      poster: picture,
      length: optional,
      subtitles: localPath.exactOptional(),
    }),
  ),
})

/** Files to take away. Type, size and the pages of a PDF are read from the file. */
export interface Downloads extends Titled {
  files: {
    title: string
    /** A file of `public/`: '/ficheiros/ementa.pdf'. */
    file: string
    text?: string
    /** Files with the same group stand together under it. */
    group?: string
  }[]
}

export const downloads: z.ZodType<Downloads> = z.strictObject({
  ...titled,
  files: z.array(z.strictObject({ title: text, file: localPath, text: optional, group: optional })),
})
