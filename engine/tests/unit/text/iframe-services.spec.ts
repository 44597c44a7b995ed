import { expect, test } from '@playwright/test'
import { locations } from '../../../../lib/kinds/locations'
import { canBeInIframe } from '../../../src/text/iframe-services'

const allowed = [
  'https://www.google.com/maps/embed?pb=!1m18',
  'https://www.google.pt/maps?q=Braga&output=embed',
  'https://www.google.com/maps/d/embed?mid=1',
  'https://www.openstreetmap.org/export/embed.html?bbox=1',
  'https://www.bing.com/maps/embed?h=400',
  'https://mapas.cliente.pt/casa',
]
const refused = [
  'https://www.google.com/maps/place/Braga/@41.5,-8.4,15z',
  'https://maps.google.com/?q=Braga',
  'https://maps.app.goo.gl/abc',
  'https://goo.gl/maps/abc',
  'https://www.openstreetmap.org/#map=15/41.5/-8.4',
  'https://maps.apple.com/?q=Braga',
  'https://www.waze.com/ul?ll=1',
]

test('a map whose service does not allow an iframe becomes a link', () => {
  expect(allowed.filter((address) => !canBeInIframe(address))).toEqual([])
  expect(refused.filter(canBeInIframe)).toEqual([])
  const placeWith = (addresses: object) => locations.schema().parse({ slug: 'a', ...addresses })
  const [mapEmbedUrl = ''] = refused
  expect(placeWith({ mapEmbedUrl })).toMatchObject({ mapsSearchUrl: mapEmbedUrl, mapEmbedUrl: '' })
  const mapsSearchUrl = 'https://maps.test/q'
  expect(placeWith({ mapEmbedUrl, mapsSearchUrl })).toMatchObject({ mapsSearchUrl, mapEmbedUrl: '' })
})
