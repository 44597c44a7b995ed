import { line, oneOf, prose, slug, summaries, summary } from './fields'
import type { FileFields } from './files'

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

/** The key and the title of a record that has a page. */
export const titled = { slug, title: line }

/** What services and products have in common. */
export const offer = ({ picture }: FileFields) => ({
  ...titled,
  icon: oneOf(iconKeys, 'neutral'),
  image: picture,
  short: summary,
  description: prose,
  bullets: summaries,
})
