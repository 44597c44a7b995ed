import { z } from 'zod'

/** A picture. In code it may also be one of the content: `service.image`. */
export interface SectionPicture {
  /** A file of `public/`: '/fotos/sala.jpg'. Its dimensions are read from the file. */
  src: string
  /** What the picture shows. */
  alt: string
  /** Of a picture of the content only. */
  width?: number | undefined
  /** Of a picture of the content only. */
  height?: number | undefined
}

export const text = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be a text') })
  .min(1, 'is empty: write it, or leave the line out')

/** A text that may be absent. */
export const optional = text.exactOptional()

/** The content of a section, with what every such section may have. */
export function titled<Shape extends z.ZodRawShape>(shape: Shape) {
  const head = {
    /** The heading. Without it the section has none. */
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

/** A picture with more fields. */
export function pictureWith<Shape extends z.ZodRawShape>(
  shape: Shape,
): z.ZodType<SectionPicture & z.output<z.ZodObject<Shape>>> {
  return z.strictObject({ src: localPath, alt: text, ...shape }) as never
}

export const picture: z.ZodType<SectionPicture> = pictureWith({})

/** A file of `site/data/`. */
export const dataName = z
  .string('must be the name of a file of site/data/, such as precos.csv')
  .regex(/^[\w-]{1,80}\.(?:csv|json)$/, 'must be the name of a file of site/data/, such as precos.csv')

/** A page of this site, or an address. */
export const link = z
  .string('must be an address')
  .regex(/^(?:\/(?!\/)|https:\/\/|mailto:|tel:|#)/, 'must be a path such as /contactos, or an https address')
