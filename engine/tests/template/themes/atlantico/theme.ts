import { about } from '@/themes/atlantico/layouts/about'
import { action } from '@/themes/atlantico/layouts/action'
import { bar } from '@/themes/atlantico/layouts/bar'
import { cards } from '@/themes/atlantico/layouts/cards'
import { faq } from '@/themes/atlantico/layouts/faq'
import { footer } from '@/themes/atlantico/layouts/footer'
import { head } from '@/themes/atlantico/layouts/head'
import { hero } from '@/themes/atlantico/layouts/hero'
import { places } from '@/themes/atlantico/layouts/places'
import { plate } from '@/themes/atlantico/layouts/plate'
import { post } from '@/themes/atlantico/layouts/post'
import { posts } from '@/themes/atlantico/layouts/posts'
import { project } from '@/themes/atlantico/layouts/project'
import { quote } from '@/themes/atlantico/layouts/quote'
import { quotes } from '@/themes/atlantico/layouts/quotes'
import { record } from '@/themes/atlantico/layouts/record'
import { section } from '@/themes/atlantico/layouts/section'
import type { Theme } from '@/themes/theme'

/** A friendly, clear theme: a round grotesque, soft corners, pictures beside the words. */
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
  media: { card: 4 / 3 },
  rhythm: ['plain', 'sunken', 'plain', 'deep'],
  colours: {
    paper: '#fcfaf6',
    accent: '#bf350e',
    onAccent: '#ffffff',
    deep: '#0b293f',
    onDeep: '#f3f0e9',
    accentOnDeep: '#f8986c',
  },
  drawnFont: { family: 'bricolage-grotesque', weight: 700 },
}
