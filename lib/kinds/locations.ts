import { flag, id, iframeAddress, line, linkAddress, summaries } from '@site-starter/engine/fields'
import { canBeInIframe } from '@site-starter/engine/text'
import { z } from 'zod'
import type { Collection } from './kind'

const schema = z
  .object({
    slug: id,
    city: line,
    lines: summaries,
    mapsSearchUrl: linkAddress,
    mapEmbedUrl: iframeAddress,
    primary: flag(false),
  })
  // A map whose service forbids an iframe becomes a link.
  .transform((location) => {
    const { mapsSearchUrl, mapEmbedUrl } = location
    if (!mapEmbedUrl || canBeInIframe(mapEmbedUrl)) return location
    return { ...location, mapsSearchUrl: mapsSearchUrl || mapEmbedUrl, mapEmbedUrl: '' }
  })

export type Location = z.output<typeof schema>

export const locations = {
  contracts: { 4: 'locations', 6: 'locations' },
  schema: () => schema,
  isFilled: ({ city, lines, mapsSearchUrl, mapEmbedUrl }) =>
    [city, ...lines, mapsSearchUrl, mapEmbedUrl].some(Boolean),
} as const satisfies Collection<Location>
