import { expect, test } from '@playwright/test'
import { coordinatesOf } from '../../../lib/seo/coordinates'
import { postalAddress } from '../../../lib/seo/postal-address'

const place = { latitude: 41.157944, longitude: -8.629105 }
const none = { mapsSearchUrl: '', mapEmbedUrl: '' }

for (const address of [
  // Google
  'https://www.google.com/maps/place/Torre/@41.1499,-8.6199,17z/data=!3m1!4b1!4m6!3m5!1s0xd24:0x71!8m2!3d41.157944!4d-8.629105!16s%2Fg%2F1tfj',
  'https://www.google.pt/maps/place/Torre/data=!4m2!3m1!8m2!3d41.157944!4d-8.629105?hl=pt-PT',
  "https://www.google.com/maps/place/41%C2%B009'28.6%22N+8%C2%B037'44.8%22W/@41.1,-8.6,17z/data=!4m4!3m3!8m2!3d41.157944!4d-8.629105",
  'https://www.google.com/maps/place/41.157944,-8.629105/@41.1499,-8.6199,17z',
  'https://www.google.com/maps/search/41.157944,+-8.629105?entry=tts',
  'https://www.google.com/maps/search/?api=1&query=41.157944%2C-8.629105&query_place_id=ChIJ',
  'https://www.google.com/maps/dir/?api=1&destination=41.157944,-8.629105',
  'https://maps.google.com/?q=41.157944,-8.629105',
  'https://maps.google.com/maps?q=loc:41.157944,-8.629105&z=15',
  'https://maps.google.com/maps?q=41.157944,-8.629105(Oficina+Castro)&output=embed',
  'https://www.google.com/maps/embed/v1/place?key=K&q=41.157944,-8.629105',
  // OpenStreetMap
  'https://www.openstreetmap.org/?mlat=41.157944&mlon=-8.629105#map=19/41.1499/-8.6199',
  'https://www.openstreetmap.org/export/embed.html?bbox=-8.7,41.1,-8.6,41.2&layer=mapnik&marker=41.157944%2C-8.629105',
  // Apple
  'https://maps.apple.com/?ll=41.157944,-8.629105&q=Oficina%20Castro&t=m',
  'https://maps.apple.com/?q=41.157944,-8.629105',
  'https://maps.apple.com/place?coordinate=41.157944,-8.629105&name=Oficina',
  'https://maps.apple.com/directions?destination=41.157944,-8.629105',
]) {
  test(`a place is marked by ${address}`, () => {
    expect(coordinatesOf({ ...none, mapsSearchUrl: address })).toEqual(place)
    expect(coordinatesOf({ ...none, mapEmbedUrl: address })).toEqual(place)
  })
}

for (const address of [
  '',
  'https://www.google.com/maps/@41.157944,-8.629105,17z',
  'https://www.google.com/maps/place/Torre/@41.157944,-8.629105,17z',
  'https://www.google.com/maps/search/oficina/@41.157944,-8.629105,17z',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3004.2!2d-8.629105!3d41.157944!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0xd24:0x71!2sTorre!5e0',
  'https://www.google.com/maps/embed/v1/view?key=K&center=41.157944,-8.629105&zoom=18',
  'https://www.google.com/maps/search/?api=1&query=Rua+Nova%2C+12%2C+Braga',
  'https://maps.google.com/?ll=41.157944,-8.629105&q=Oficina',
  'https://maps.google.com/?q=41.1,-8.6',
  'https://maps.google.com/?q=41.157944,-8.629105,17z',
  'https://maps.google.com/?q=91.157944,-8.629105',
  'https://maps.google.com/?q=41.157944,-188.629105',
  'https://maps.app.goo.gl/AbCdEf',
  'https://www.openstreetmap.org/#map=19/41.157944/-8.629105',
  'https://www.openstreetmap.org/export/embed.html?bbox=-8.7000,41.1000,-8.6000,41.2000',
  'https://www.openstreetmap.org/node/4115794',
  'https://maps.apple.com/?ll=41.157944,-8.629105&z=15',
  'https://maps.apple.com/?sll=41.157944,-8.629105&q=oficina',
  'https://maps.apple.com/frame?center=41.157944,-8.629105',
  'https://outro.example/?q=41.157944,-8.629105',
  'https://google.com.mapas.example/?q=41.157944,-8.629105',
]) {
  test(`no place is marked by "${address}"`, () => {
    expect(coordinatesOf({ mapsSearchUrl: address, mapEmbedUrl: address })).toBeUndefined()
  })
}

test('two map addresses of one place agree, and of two places say nothing', () => {
  const search = 'https://maps.google.com/?q=41.157944,-8.629105'
  expect(
    coordinatesOf({ mapsSearchUrl: search, mapEmbedUrl: 'https://maps.apple.com/?q=41.1581,-8.6290' }),
  ).toEqual(place)
  expect(
    coordinatesOf({ mapsSearchUrl: search, mapEmbedUrl: 'https://maps.apple.com/?q=38.7223,-9.1393' }),
  ).toBeUndefined()
})

const portugal = { '@type': 'PostalAddress', addressCountry: 'PT' }

for (const [lines, address] of [
  [
    ['Sede e armazém', 'Avenida da Doca Nova, 212', '4450-000 Matosinhos'],
    {
      ...portugal,
      streetAddress: 'Avenida da Doca Nova, 212',
      postalCode: '4450-000',
      addressLocality: 'Matosinhos',
    },
  ],
  [
    ['Rua 25 de Abril, n.º 3, 2.º Esq., 4700-123 Braga, Portugal'],
    {
      ...portugal,
      streetAddress: 'Rua 25 de Abril, n.º 3, 2.º Esq.',
      postalCode: '4700-123',
      addressLocality: 'Braga',
    },
  ],
  [
    ['R. de São João 5', '4700–123', 'Braga'],
    { ...portugal, streetAddress: 'R. de São João 5', postalCode: '4700-123' },
  ],
  [
    ['Lugar da Igreja', 'PT-4755-050 BARCELOS'],
    { ...portugal, streetAddress: 'Lugar da Igreja', postalCode: '4755-050', addressLocality: 'BARCELOS' },
  ],
  [
    ['Zona Industrial do Alto, lote 4', 'Portugal'],
    { ...portugal, streetAddress: 'Zona Industrial do Alto, lote 4' },
  ],
  [
    ['Travessa do Carregal, 9', 'Terça e quinta, das 14h00 às 18h00'],
    { '@type': 'PostalAddress', streetAddress: 'Travessa do Carregal, 9' },
  ],
  // Not for certain
  [
    ['Rua A, 12', 'Rua B, 3', '4700-123 Braga'],
    { ...portugal, postalCode: '4700-123', addressLocality: 'Braga' },
  ],
  [
    ['Rua A, 12', '4700-123 Braga', '4710-001 Braga'],
    { '@type': 'PostalAddress', streetAddress: 'Rua A, 12' },
  ],
  [['Calle Mayor, 3', '28013 Madrid', 'España'], undefined],
  [['Tel. 2200-140'], undefined],
  [['Telefone 253 1000-140 Braga'], undefined],
  [['1000-140 peças em armazém'], undefined],
  [['Quinta das 14h às 18h'], undefined],
  [['Quinta 9-18'], undefined],
  [['Rua fechada ao trânsito'], undefined],
  [['Rua da Alegria: estacionamento grátis'], undefined],
  [['Largo do Paço, 253 000 140'], undefined],
  [[], undefined],
] as const) {
  test(`the address ${JSON.stringify(lines)}`, () => {
    expect(postalAddress({ city: '', lines: [...lines] })).toEqual(address)
  })
}

test('the town is the one that the platform has', () => {
  expect(postalAddress({ city: 'Gaia', lines: ['4400-001 V. N. Gaia'] })).toMatchObject({
    addressLocality: 'Gaia',
  })
  expect(postalAddress({ city: 'Madrid', lines: [] })).toEqual({
    '@type': 'PostalAddress',
    addressLocality: 'Madrid',
  })
})
