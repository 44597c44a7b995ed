import { type FileFields, given, imageFiles, oneOf, withTitle } from '@site-starter/engine/fields'
import { z } from 'zod'
import { summaryOf } from '@/lib/content/summary'
import type { Collection, ListPosition } from './kind'
import { offer } from './offer'
import { pageCount } from './page-count'

/** The tiers of services, most important first. */
export const tiers = ['primary', 'featured', 'secondary'] as const

export type Tier = (typeof tiers)[number]

const schema = (files: FileFields) =>
  z.object({ ...offer(files), tier: oneOf(tiers, 'secondary') }).transform(withTitle)

export type Service = z.output<ReturnType<typeof schema>>

/** The card of a service where all tiers look alike. */
export const plainServiceCard = ({ slug, title, icon, image, ...words }: Service) => ({
  slug,
  title,
  short: summaryOf(words),
  icon,
  image,
})

const card = (service: Service) => ({ ...plainServiceCard(service), tier: service.tier })

export type ServiceCard = ReturnType<typeof card>

export const services = {
  contracts: { 4: 'services', 6: 'services' },
  schema,
  files: imageFiles,
  page: { name: 'services', folder: 'servicos' },
  pages: {
    one: 'service',
    perPage: 'recordsPerPage',
    card,
    besideList: (services, { perPage }) => ({ tiers: tierPages(services, perPage) }),
    beside: (_, { following }) => ({ related: following(3).map(plainServiceCard) }),
    title: ({ title }) => title,
    description: ({ short, description }) => short || description,
    picture: ({ image }) => image,
    data: ({ title, short, description, image }, { url, business }) => ({
      '@type': 'Service',
      name: title,
      url,
      ...given('description', short || description),
      ...given('image', image?.src),
      provider: business,
    }),
  },
  search: {
    group: 'servicos',
    found: ({ title, short, bullets, description }) => ({
      title,
      summary: [short, ...bullets],
      text: [description],
      passages: [short, description, ...bullets],
    }),
  },
} as const satisfies Collection<Service>

/** The page on which each tier starts; undefined if the editor's order mixes the tiers, so that the list has no parts. */
function tierPages(services: readonly Service[], perPage: ListPosition['perPage']) {
  const count = pageCount(services.length, perPage)
  const pageOf = (index: number) => Math.min(Math.floor(index / perPage) + 1, count)
  const starts = services.flatMap(({ tier }, index) =>
    tier === services[index - 1]?.tier ? [] : { tier, page: pageOf(index) },
  )
  return new Set(starts.map(({ tier }) => tier)).size === starts.length ? starts : undefined
}
