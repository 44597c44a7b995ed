import { lisbonDay } from '@site-starter/engine/text'
import type { Site } from '@/lib/content/site'
import type { View } from './view'

/** Whether a day has ended in Lisbon. Its parameter is a calendar date. A page with a record that ends on this date depends on it. */
export const dayOver = {
  name: 'dayOver',
  content: (_: Site, date: string) => date < lisbonDay(),
} satisfies View
