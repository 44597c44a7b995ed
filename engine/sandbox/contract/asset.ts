import { z } from 'zod'
import { fileUrl, pixels, text } from './text'

const common = {
  kind: z.enum(['image', 'video', 'document']),
  contentType: text,
  name: text,
  alt: text,
  size: z.int().nonnegative().optional(),
  width: pixels.optional(),
  height: pixels.optional(),
}

type Common = z.infer<z.ZodObject<typeof common>>

/** An asset in 4.1.0: a storage pathname, fetched from the asset endpoint. */
export const assetByPathname = z
  .strictObject({ ...common, pathname: z.string().min(1) })
  .superRefine(checkKind)

/** An asset in 6.3.0: an absolute URL. */
export const assetByUrl = z.strictObject({ ...common, url: fileUrl }).superRefine(checkKind)

/** Derives the kind from the MIME type. A document has no dimensions. */
function checkKind(asset: Common, context: z.RefinementCtx) {
  const derived = /^(image|video)\//.exec(asset.contentType)?.[1] ?? 'document'
  if (asset.contentType !== '' && asset.kind !== derived) {
    context.addIssue({
      code: 'custom',
      path: ['kind'],
      message: `${asset.contentType} is of kind ${derived}`,
    })
  }
  if (asset.kind === 'document' && (asset.width ?? asset.height) !== undefined) {
    context.addIssue({ code: 'custom', path: ['width'], message: 'a document has no width and height' })
  }
}
