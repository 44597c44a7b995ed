import { oneOf } from './fields'

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

export const icon = oneOf(iconKeys, { unknown: 'neutral' })
