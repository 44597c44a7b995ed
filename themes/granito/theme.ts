import { about } from '@/themes/granito/layouts/about'
import { action } from '@/themes/granito/layouts/action'
import { bar } from '@/themes/granito/layouts/bar'
import { cards } from '@/themes/granito/layouts/cards'
import { faq } from '@/themes/granito/layouts/faq'
import { footer } from '@/themes/granito/layouts/footer'
import { head } from '@/themes/granito/layouts/head'
import { hero } from '@/themes/granito/layouts/hero'
import { places } from '@/themes/granito/layouts/places'
import { plate } from '@/themes/granito/layouts/plate'
import { post } from '@/themes/granito/layouts/post'
import { posts } from '@/themes/granito/layouts/posts'
import { project } from '@/themes/granito/layouts/project'
import { quote } from '@/themes/granito/layouts/quote'
import { quotes } from '@/themes/granito/layouts/quotes'
import { record } from '@/themes/granito/layouts/record'
import { section } from '@/themes/granito/layouts/section'
import type { Theme } from '@/themes/theme'

/** A quiet, established theme: a text serif, straight edges, pictures across the whole width. */
export const theme: Theme = {
  hero,
  head,
  section,
  cards,
  record,
  posts,
  post,
  project,
  places,
  about,
  quotes,
  quote,
  action,
  footer,
  bar,
  faq,
  plate,
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
