import { action } from '@/themes/granito/layouts/action'
import { cards } from '@/themes/granito/layouts/cards'
import { faq } from '@/themes/granito/layouts/faq'
import { footer } from '@/themes/granito/layouts/footer'
import { hero } from '@/themes/granito/layouts/hero'
import { places } from '@/themes/granito/layouts/places'
import { post } from '@/themes/granito/layouts/post'
import { project } from '@/themes/granito/layouts/project'
import { quotes } from '@/themes/granito/layouts/quotes'
import { record } from '@/themes/granito/layouts/record'
import { section } from '@/themes/granito/layouts/section'
import type { Theme } from '@/themes/theme'

/** Quiet and established: a text serif, straight edges, the picture across the whole width. */
export const theme: Theme = {
  hero,
  section,
  cards,
  record,
  post,
  project,
  places,
  quotes,
  action,
  footer,
  faq,
  media: { card: 3 / 2 },
  rhythm: ['plain'],
  colours: {
    paper: '#faf9f7',
    accent: '#1b6245',
    onAccent: '#ffffff',
    deep: '#1c2a24',
    onDeep: '#f0eeea',
    accentOnDeep: '#7fd2aa',
  },
  drawnFont: { family: 'newsreader', weight: 500 },
}
