import { datedRecords } from '@site-starter/engine/own-data'
import { z } from 'zod'

/** Events, whose pages stay as an archive. */
export const events = datedRecords(
  'site/events',
  { title: z.string(), day: z.iso.date() },
  { until: 'day', after: 'archive', path: '/eventos' },
)

/** Offers, whose pages answer 404 afterwards. */
export const offers = datedRecords(
  'site/offers',
  { title: z.string(), last: z.iso.date().optional() },
  { until: 'last', after: 'gone', path: '/ofertas' },
)
