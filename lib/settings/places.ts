import type { LocalPath } from './types'

/** What the client sets for one location. Each value replaces or extends the platform's, on the page and in structured data. */
export interface PlaceSettings {
  /** The name of the location. Default: its town. */
  name?: string
  /** The schema.org type or types of this location. Default: the site's `businessType`. */
  businessType?: string | string[]
  /** The opening hours of this location, written as on the platform. */
  hours?: { days: string; hours: string }[]
  phone?: string
  /** The address where visitors book: a path of this site or an https address. */
  bookingUrl?: string
  picture?: { src: LocalPath; alt: string }
  /** Additional details: [{ label: 'Estacionamento', value: 'Parque da Ribeira' }]. */
  fields?: { label: string; value: string }[]
  businessData?: BusinessData
}

type Value = string | number | boolean | Value[] | { [name: string]: Value }

/** schema.org properties of a LocalBusiness that the site cannot derive. A value that starts with / is a path of this site. */
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

  /* Properties of restaurants, cafés and bars. */
  acceptsReservations?: Value
  hasMenu?: Value
  servesCuisine?: Value
  /** The star rating of a restaurant or a lodging. */
  starRating?: Value

  /* Properties of lodgings. */
  availableLanguage?: Value
  checkinTime?: Value
  checkoutTime?: Value
  numberOfRooms?: Value
  petsAllowed?: Value

  /* Properties of medical practices. */
  healthPlanNetworkId?: Value
  isAcceptingNewPatients?: Value
  medicalSpecialty?: Value
}
