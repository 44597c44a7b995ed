import { z } from 'zod'
import { fileUrl, pixels, text } from './text'

const common = {
  assetId: z.string().optional(),
  alt: text,
  width: pixels.optional(),
  height: pixels.optional(),
}

/** An image in 4.1.0: a storage pathname, fetched from the asset endpoint. */
export const imageByPathname = z.strictObject({ ...common, pathname: text })

/** An image in 6.3.0: an absolute URL. */
export const imageByUrl = z.strictObject({ ...common, url: fileUrl })
