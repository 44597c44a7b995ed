import { theme as atlantico } from '@/themes/atlantico/theme'
import { action } from '@/themes/granito/layouts/action'
import { faq } from '@/themes/granito/layouts/faq'
import { cards } from '@/themes/oficina/layouts/cards'
import { footer } from '@/themes/oficina/layouts/footer'
import { section } from '@/themes/oficina/layouts/section'
import type { Theme } from '@/themes/theme'

/** A theme that mixes layouts of all themes, with the fonts and tokens of atlantico. */
export const theme: Theme = { ...atlantico, section, cards, action, footer, faq }
