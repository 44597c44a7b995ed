import { z } from 'zod'
import { collection } from '../collection'
import { id, text, texts } from '../text'

const location = z.strictObject({
  slug: id,
  city: text,
  lines: texts,
  mapsSearchUrl: text,
  mapEmbedUrl: text,
  primary: z.boolean().default(false),
})

export const locations = collection(location).refine(
  (rows) => rows.filter(({ primary }) => primary).length <= 1,
  'at most one location is primary',
)
