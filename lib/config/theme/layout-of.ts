import { theme } from '@theme/theme'
import { choicesOf, completed, type LayoutChoices, type Layouts, type layouts } from './layouts'

const choices: LayoutChoices = theme

// `SITE_LAYOUT=header:masthead,card:cell npm run dev` shows other layouts for one run.
const chosen = completed({ ...choices, ...(process.env.SITE_LAYOUT && choicesOf(process.env.SITE_LAYOUT)) })

/** What the theme in use chooses. Only primitives ask: a page is the same in every theme. */
export function layoutOf<Key extends keyof Layouts>(key: Key): Layouts[Key] {
  return chosen[key]
}

/** Of one thing for each layout, such as classes, that for the layout in use. */
export function byLayout<Key extends keyof typeof layouts, const All extends Record<Layouts[Key], unknown>>(
  key: Key,
  all: All,
): All[Layouts[Key]] {
  return all[chosen[key]]
}
