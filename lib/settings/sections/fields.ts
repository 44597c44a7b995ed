import { z } from 'zod'

/** A picture. In code, it can also be a picture of the content, such as `service.image`. */
export interface SectionPicture {
  /** The path of a file in `public/`: '/fotos/sala.jpg'. The site reads its dimensions from the file. */
  src: string
  /** The alternative text: what the picture shows. */
  alt: string
  /** The width in pixels, only for a picture of the content. */
  width?: number | undefined
  /** The height in pixels, only for a picture of the content. */
  height?: number | undefined
}

export const text = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a text') })
  .min(1, 'is empty: write it, or leave the line out')

/** An optional text. */
export const optional = text.exactOptional()

/** The schema of a section, with the heading and introduction that every section can have. */
export function titled<Shape extends z.ZodRawShape>(shape: Shape) {
  const head = {
    /** The heading. Default: none. */
    title: optional,
    /** A sentence or two below the heading. */
    intro: optional,
  }
  return z.strictObject({ ...head, ...shape })
}

export const listOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.array(z.strictObject(shape))

export const localPath = z.custom<string>(
  (value) => typeof value === 'string' && /^\/[^/]/.test(value),
  'must be the path of a file of public/, such as /fotos/sala.jpg',
)

/** The schema of a picture with additional fields. */
export function pictureWith<Shape extends z.ZodRawShape>(
  shape: Shape,
): z.ZodType<SectionPicture & z.output<z.ZodObject<Shape>>> {
  return z.strictObject({ src: localPath, alt: text, ...shape }) as never
}

export const picture: z.ZodType<SectionPicture> = pictureWith({})

/** The name of a file in `site/data/`. */
export const dataName = z
  .string('must be the name of a file of site/data/, such as precos.csv')
  .regex(/^[\w-]{1,80}\.(?:csv|json)$/, 'must be the name of a file of site/data/, such as precos.csv')

/** A link: a path of this site, or an address. */
export const link = z
  .string('must be an address')
  .regex(/^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/, 'must be a path such as /contactos, or an https address')
