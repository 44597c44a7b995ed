import { datedRecords } from '@site-starter/engine/own-data'
import { z } from 'zod'

/** They stay as an archive. */
export const events = datedRecords(
  'site/events',
  { title: z.string(), day: z.iso.date() },
  { until: 'day', after: 'archive', path: '/eventos' },
)

/** They are gone. */
export const offers = datedRecords(
  'site/offers',
  { title: z.string(), last: z.iso.date().optional() },
  { until: 'last', after: 'gone', path: '/ofertas' },
)
