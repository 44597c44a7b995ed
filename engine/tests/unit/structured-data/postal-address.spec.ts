import { expect, test } from '@playwright/test'
import { coordinatesOf } from '../../../src/structured-data/coordinates'
import { postalAddress } from '../../../src/structured-data/postal-address'

const place = { latitude: 41.157944, longitude: -8.629105 }

const marked = [
  // Google
  'https://www.google.com/maps/place/Torre/@41.1499,-8.6199,17z/data=!3m1!4b1!4m6!3m5!1s0xd24:0x71!8m2!3d41.157944!4d-8.629105!16s%2Fg%2F1tfj',
  "https://www.google.com/maps/place/41%C2%B009'28.6%22N+8%C2%B037'44.8%22W/@41.1,-8.6,17z/data=!4m4!3m3!8m2!3d41.157944!4d-8.629105",
  'https://www.google.com/maps/search/41.157944,+-8.629105?entry=tts',
  'https://www.google.com/maps/search/?api=1&query=41.157944%2C-8.629105&query_place_id=ChIJ',
  'https://maps.google.com/?q=41.157944,-8.629105',
  'https://maps.google.com/maps?q=loc:41.157944,-8.629105(Oficina+Castro)&output=embed',
  // OpenStreetMap
  'https://www.openstreetmap.org/?mlat=41.157944&mlon=-8.629105#map=19/41.1499/-8.6199',
  'https://www.openstreetmap.org/export/embed.html?bbox=-8.7,41.1,-8.6,41.2&layer=mapnik&marker=41.157944%2C-8.629105',
  // Apple
  'https://maps.apple.com/?ll=41.157944,-8.629105&q=Oficina%20Castro&t=m',
  'https://maps.apple.com/place?coordinate=41.157944,-8.629105&name=Oficina',
]

test('coordinates are taken from the addresses with a marker that map services give out', () => {
  const found = marked.map((address) => [
    address,
    coordinatesOf({ mapsSearchUrl: address, mapEmbedUrl: '' }),
    coordinatesOf({ mapsSearchUrl: '', mapEmbedUrl: address }),
  ])
  expect(found).toEqual(marked.map((address) => [address, place, place]))
})

const unmarked = [
  'https://www.google.com/maps/place/Torre/@41.157944,-8.629105,17z',
  'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3004.2!2d-8.629105!3d41.157944!2m3!1f0!2f0!3f0!3m2!1i1024!2i768!4f13.1!3m3!1m2!1s0xd24:0x71!2sTorre!5e0',
  'https://maps.google.com/?ll=41.157944,-8.629105&q=Oficina',
  'https://maps.google.com/?q=41.1,-8.6',
  'https://maps.google.com/?q=41.157944,-8.629105,17z',
  'https://maps.google.com/?q=91.157944,-8.629105',
  'https://www.openstreetmap.org/#map=19/41.157944/-8.629105',
  'https://maps.apple.com/?ll=41.157944,-8.629105&z=15',
  'https://google.com.mapas.example/?q=41.157944,-8.629105',
]

test('no coordinates are taken from an address that only has those of the window, or imprecise ones', () => {
  const found = unmarked.filter((address) => coordinatesOf({ mapsSearchUrl: address, mapEmbedUrl: address }))
  expect(found).toEqual([])
})

test('two map addresses of one place give its coordinates, and those of two places give none', () => {
  const mapsSearchUrl = 'https://maps.google.com/?q=41.157944,-8.629105'
  const apple = (q: string) => coordinatesOf({ mapsSearchUrl, mapEmbedUrl: `https://maps.apple.com/?q=${q}` })
  expect(apple('41.1581,-8.6290')).toEqual(place)
  expect(apple('38.7223,-9.1393')).toBeUndefined()
})

const addresses = [
  [
    'Sede; Avenida da Doca Nova, 212; 4450-000 Matosinhos',
    'Avenida da Doca Nova, 212|4450-000|Matosinhos|PT',
  ],
  [
    'Rua 25 de Abril, 3, 2.º Esq., 4700-123 Braga, Portugal',
    'Rua 25 de Abril, 3, 2.º Esq.|4700-123|Braga|PT',
  ],
  // Addresses as people write them
  [
    'Cais do Cavaco Novo, 7; 4400-161 Vila Nova de Gaia',
    'Cais do Cavaco Novo, 7|4400-161|Vila Nova de Gaia|PT',
  ],
  [
    'Tasca do Cais; Mouzinho da Silveira, 44-46; 4050-417 Porto',
    'Mouzinho da Silveira, 44-46|4050-417|Porto|PT',
  ],
  ['Campo Grande, 28 A, 2.º Esq., 1700-093 Lisboa', 'Campo Grande, 28 A, 2.º Esq.|1700-093|Lisboa|PT'],
  [
    'Escadinhas de São Crispim, n.º 3; 1100-510 Lisboa',
    'Escadinhas de São Crispim, n.º 3|1100-510|Lisboa|PT',
  ],
  ['Terreiro do Paço; 1100-148 Lisboa', 'Terreiro do Paço|1100-148|Lisboa|PT'],
  ['Rua Nova, 4; Loja, 2; 4700-123 Braga', 'Rua Nova, 4|4700-123|Braga|PT'],
  ['Centro Comercial do Mar, 12; 4700-123 Braga', '|4700-123|Braga|PT'],
  ['Mouzinho da Silveira, 44', '|||'],
  ['R. de São João 5; 4700–123; Braga', 'R. de São João 5|4700-123||PT'],
  ['Lugar da Igreja; PT-4755-050 BARCELOS', 'Lugar da Igreja|4755-050|BARCELOS|PT'],
  ['Zona Industrial do Alto, lote 4; Portugal', 'Zona Industrial do Alto, lote 4|||PT'],
  ['Travessa do Carregal, 9; Terça e quinta, das 14h00 às 18h00', 'Travessa do Carregal, 9|||'],
  // Addresses in the country
  ['Quinta do Vale; 4990-123 Ponte de Lima', 'Quinta do Vale|4990-123|Ponte de Lima|PT'],
  [
    'Quinta do Vale; Lugar de Cima; 4990-123 Ponte de Lima',
    'Quinta do Vale, Lugar de Cima|4990-123|Ponte de Lima|PT',
  ],
  [
    'Quinta do Vale; Rua da Igreja, 12; 4990-123 Ponte de Lima',
    'Rua da Igreja, 12|4990-123|Ponte de Lima|PT',
  ],
  ['Quinta Nova, 4990-123 Ponte de Lima', 'Quinta Nova|4990-123|Ponte de Lima|PT'],
  [
    'Casa da Eira, Lugar do Outeiro; 4990-123 Ponte de Lima',
    'Casa da Eira, Lugar do Outeiro|4990-123|Ponte de Lima|PT',
  ],
  [
    'Casa da Eira, Rua Nova, 3; 4990-123 Ponte de Lima',
    'Casa da Eira, Rua Nova, 3|4990-123|Ponte de Lima|PT',
  ],
  ['Bairro Alto; 1200-001 Lisboa', 'Bairro Alto|1200-001|Lisboa|PT'],
  ["Quinta d'Além; 4990-123 Ponte de Lima", "Quinta d'Além|4990-123|Ponte de Lima|PT"],
  ['Herdade do Monte; 7000-001 Évora', 'Herdade do Monte|7000-001|Évora|PT'],
  // Uncertain addresses
  ['Quinta Feira; 8000-001 Faro', '|8000-001|Faro|PT'],
  ['Quinta e sexta; 8000-001 Faro', '|8000-001|Faro|PT'],
  ['Rua A, 12; Rua B, 3; 4700-123 Braga', '|4700-123|Braga|PT'],
  ['Rua A, 12; 4700-123 Braga; 4710-001 Braga', 'Rua A, 12|||'],
  ['Calle Mayor, 3; 28013 Madrid; España', '|||'],
  ['Telefone 253 1000-140 Braga', '|||'],
  ['1000-140 peças em armazém', '|||'],
  ['Quinta das 14h às 18h', '|||'],
  ['Rua fechada ao trânsito', '|||'],
  ['Rua da Alegria: estacionamento grátis', '|||'],
  ['Largo do Paço, 253 000 140', '|||'],
] as const

test('only the certain parts of an address are in the structured data', () => {
  const found = addresses.map(([lines]) => {
    const address = postalAddress({ city: '', lines: lines.split('; ') })
    const { streetAddress, postalCode, addressLocality, addressCountry } = address ?? {}
    const told = [streetAddress, postalCode, addressLocality, addressCountry].join('|')
    return [lines, told, address === undefined]
  })
  expect(found).toEqual(addresses.map(([lines, told]) => [lines, told, told === '|||']))
})

test('the name of the business may stand before its street', () => {
  const street = (name: string, ...lines: string[]) =>
    postalAddress({ city: '', name, lines: [...lines, '4990-123 Ponte de Lima'] })?.streetAddress
  expect(street('Refúgio do Lima', 'Refúgio do Lima, Lugar do Outeiro')).toBe(
    'Refúgio do Lima, Lugar do Outeiro',
  )
  expect(street('Quinta do Vale', 'Quinta do Vale', 'Lugar de Cima')).toBe('Lugar de Cima')
  expect(street('Quinta do Vale', 'Quinta do Vale')).toBe('Quinta do Vale')
})

test('the town is the one that the platform has', () => {
  const town = (city: string, ...lines: string[]) => postalAddress({ city, lines })?.addressLocality
  expect(town('Gaia', '4400-001 V. N. Gaia')).toBe('Gaia')
  expect(town('Madrid')).toBe('Madrid')
  const named = { city: 'Tasca do Cais', name: 'Tasca do Cais', lines: ['4400-161 Gaia'] }
  expect(postalAddress(named)?.addressLocality, 'the name of the house is no town').toBe('Gaia')
})
