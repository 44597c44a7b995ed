import { datedRecords } from '@site-starter/engine/own-data'
import { z } from 'zod'

export const events = datedRecords(
  'site/events',
  { title: z.string(), day: z.iso.date(), hour: z.string(), place: z.string(), short: z.string() },
  { until: 'day', after: 'archive', path: '/eventos' },
)
