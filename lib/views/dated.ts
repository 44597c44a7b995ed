import { lisbonDay } from '@site-starter/engine/text'
import type { Site } from '@/lib/content/site'
import type { View } from './view'

/** Its parameter is a calendar date. A page that shows a record with an end is another one once that day is over in Lisbon. */
export const dayOver = {
  name: 'dayOver',
  content: (_: Site, date: string) => date < lisbonDay(),
} satisfies View
