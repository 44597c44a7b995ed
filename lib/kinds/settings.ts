import { chatAddress, line, linkAddress, listOf, profile, prose } from '@site-starter/engine/fields'
import { z } from 'zod'
import type { Singleton } from './kind'

const { object } = z

const schema = object({
  name: line,
  tagline: line,
  description: prose,
  phone: line,
  email: line,
  whatsapp: chatAddress,
  appUrl: linkAddress,
  schedule: listOf(object({ days: line, hours: line })),
  social: object({
    facebook: profile('facebook'),
    instagram: profile('instagram'),
    linkedin: profile('linkedin'),
    x: profile('x'),
    youtube: profile('youtube'),
  }).prefault({}),
})

export type Settings = z.output<typeof schema>

export const settings = {
  contracts: { 4: 'settings', 6: 'settings' },
  schema: () => schema,
  empty: schema.parse({}),
  filled: (content) => ({
    ...content,
    schedule: content.schedule.filter(({ days, hours }) => days || hours),
  }),
} as const satisfies Singleton<Settings>
