import type { LocalPath } from '../types'

/** What the client says of one location beyond the platform, or in its place. The page and search engines are told the same. */
export interface PlaceSettings {
  /** The name of the house. Absent: its town. */
  name?: string
  /** Its own opening hours, written as on the platform. */
  hours?: { days: string; hours: string }[]
  phone?: string
  /** Where to book: a path of this site or an https address. */
  bookingUrl?: string
  picture?: { src: LocalPath; alt: string }
  /** Anything else, such as { label: 'Estacionamento', value: 'Parque da Ribeira' }. */
  fields?: { label: string; value: string }[]
  businessData?: BusinessData
}

/** Values of schema.org. A text that begins with / is a path of this site. */
export type BusinessData = { [name in BusinessProperty]?: Value }

type Value = string | number | boolean | Value[] | { [name: string]: Value }

/** The properties of a local business at schema.org which nothing else of the site tells. */
export const ofAnyTrade = [
  'amenityFeature',
  'areaServed',
  'award',
  'currenciesAccepted',
  'foundingDate',
  'isAccessibleForFree',
  'knowsLanguage',
  'maximumAttendeeCapacity',
  'paymentAccepted',
  'priceRange',
  'publicAccess',
  'slogan',
  'smokingAllowed',
] as const

/** The properties that some types of `businessType` have besides. */
export const ofTrades = [
  {
    types: [
      ...['Bakery', 'BarOrPub', 'Brewery', 'CafeOrCoffeeShop', 'Distillery', 'FastFoodRestaurant'],
      ...['FoodEstablishment', 'IceCreamShop', 'Restaurant', 'Winery'],
    ],
    properties: ['acceptsReservations', 'hasMenu', 'servesCuisine', 'starRating'],
  },
  {
    types: [
      ...['BedAndBreakfast', 'Campground', 'Hostel', 'Hotel', 'LodgingBusiness', 'Motel', 'Resort'],
      'VacationRental',
    ],
    properties: [
      'availableLanguage',
      'checkinTime',
      'checkoutTime',
      'numberOfRooms',
      'petsAllowed',
      'starRating',
    ],
  },
  {
    types: [
      ...['Dentist', 'Hospital', 'IndividualPhysician', 'MedicalClinic', 'Pharmacy', 'Physician'],
      'PhysiciansOffice',
    ],
    properties: ['healthPlanNetworkId', 'isAcceptingNewPatients', 'medicalSpecialty'],
  },
] as const

type BusinessProperty = (typeof ofAnyTrade)[number] | (typeof ofTrades)[number]['properties'][number]
