import {
  type FileFields,
  id,
  line,
  oneOf,
  prose,
  slug,
  summaries,
  summary,
} from '@site-starter/engine/fields'

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

/** The slug and title of a record that has a page. */
export const titled = { slug: id, title: line }

export const offer = ({ picture }: FileFields) => ({
  ...titled,
  slug,
  icon: oneOf(iconKeys, 'neutral'),
  image: picture,
  short: summary,
  description: prose,
  bullets: summaries,
})
