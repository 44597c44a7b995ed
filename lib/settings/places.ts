import type { LocalPath } from './types'

/** What the client says of one location beyond the platform, or in its place. The page and search engines are told the same. */
export interface PlaceSettings {
  /** The name of the house. Absent: its town. */
  name?: string
  /** Its own type, or types, in the place of the setting `businessType`. */
  businessType?: string | string[]
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

type Value = string | number | boolean | Value[] | { [name: string]: Value }

/** The properties of a local business at schema.org which nothing else of the site tells. A text that begins with / is a path of this site. */
export interface BusinessData {
  amenityFeature?: Value
  areaServed?: Value
  award?: Value
  currenciesAccepted?: Value
  foundingDate?: Value
  isAccessibleForFree?: Value
  knowsLanguage?: Value
  maximumAttendeeCapacity?: Value
  paymentAccepted?: Value
  priceRange?: Value
  publicAccess?: Value
  slogan?: Value
  smokingAllowed?: Value

  /* Of places to eat. */
  acceptsReservations?: Value
  hasMenu?: Value
  servesCuisine?: Value
  /** Also of lodgings. */
  starRating?: Value

  /* Of lodgings. */
  availableLanguage?: Value
  checkinTime?: Value
  checkoutTime?: Value
  numberOfRooms?: Value
  petsAllowed?: Value

  /* Of doctors. */
  healthPlanNetworkId?: Value
  isAcceptingNewPatients?: Value
  medicalSpecialty?: Value
}
