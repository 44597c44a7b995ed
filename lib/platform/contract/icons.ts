import { z } from 'zod'
import { note } from './notes'

/** The fixed icon vocabulary of the specification. */
const iconKeys = [
  'truck',
  'wrench',
  'packageCheck',
  'hammer',
  'boxes',
  'warehouse',
  'arrowDownToLine',
  'zap',
  'clock',
  'shieldCheck',
] as const

export type IconKey = (typeof iconKeys)[number]

/** An icon key; 'neutral' for a value outside the vocabulary, which a later contract version may have added. */
export const icon = z.string().transform((value): IconKey | 'neutral' => {
  const known = iconKeys.find((key) => key === value)
  if (known === undefined) note(`unknown icon "${value}" drawn as a neutral one`, 'unknown icon')
  return known ?? 'neutral'
})
