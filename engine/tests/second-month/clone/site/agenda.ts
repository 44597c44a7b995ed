import { z } from 'zod'
import { datedRecords } from '../../../../src/own-data'

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
