import { about } from '@/themes/oficina/layouts/about'
import { action } from '@/themes/oficina/layouts/action'
import { bar } from '@/themes/oficina/layouts/bar'
import { cards } from '@/themes/oficina/layouts/cards'
import { faq } from '@/themes/oficina/layouts/faq'
import { footer } from '@/themes/oficina/layouts/footer'
import { head } from '@/themes/oficina/layouts/head'
import { hero } from '@/themes/oficina/layouts/hero'
import { places } from '@/themes/oficina/layouts/places'
import { plate } from '@/themes/oficina/layouts/plate'
import { post } from '@/themes/oficina/layouts/post'
import { posts } from '@/themes/oficina/layouts/posts'
import { project } from '@/themes/oficina/layouts/project'
import { quote } from '@/themes/oficina/layouts/quote'
import { quotes } from '@/themes/oficina/layouts/quotes'
import { record } from '@/themes/oficina/layouts/record'
import { section } from '@/themes/oficina/layouts/section'
import type { Theme } from '@/themes/theme'

/** A loud, practical theme: condensed upper case on graphite, tight corners, words first and pictures below. */
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
  media: { card: 16 / 10 },
  rhythm: ['deep', 'plain', 'sunken', 'deep'],
  colours: {
    paper: '#f8f9fa',
    accent: '#b7221e',
    onAccent: '#ffffff',
    deep: '#1e2228',
    onDeep: '#eff0f2',
    accentOnDeep: '#fd8d78',
  },
  drawnFont: { family: 'barlow-condensed', weight: 700, isUppercase: true },
}
