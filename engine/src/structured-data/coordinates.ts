import type { Location } from '../port/kinds'

/** The largest difference in degrees between equal places, about 100 m. */
const MAX_DIFFERENCE = 0.001

/** The coordinates of a location according to its map addresses; undefined if these have none, or differ. The centre of a map does not count. */
export function coordinatesOf({
  mapsSearchUrl,
  mapEmbedUrl,
}: Pick<Location, 'mapsSearchUrl' | 'mapEmbedUrl'>) {
  const [place, ...others] = [mapsSearchUrl, mapEmbedUrl].flatMap(placesIn)
  const isSame = ({ latitude, longitude }: ReturnType<typeof placeOf>[number]) =>
    place !== undefined &&
    Math.abs(latitude - place.latitude) < MAX_DIFFERENCE &&
    Math.abs(longitude - place.longitude) < MAX_DIFFERENCE
  return others.every(isSame) ? place : undefined
}

/** The places that a map address marks, in the forms of Google, OpenStreetMap and Apple. */
function placesIn(address: string) {
  if (!URL.canParse(address)) return []
  const { hostname, pathname, searchParams } = new URL(address)
  const from = (...names: string[]) => names.flatMap((name) => searchParams.getAll(name))
  const path = pathname.replaceAll('%2C', ',')
  if (/^(?:(?:www|maps)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(hostname)) {
    const [, written = ''] = /^\/maps\/(?:place|search)\/([^/]*)/.exec(path) ?? []
    // The centre of the map, which is `@…`, or `!2d…!3d…` in an embedded map, is not a marked place.
    const marked = [...path.matchAll(/!3d([\d.-]+)!4d([\d.-]+)/g)].map(([, lat, lng]) => `${lat},${lng}`)
    return [...marked, written.replace('+', ''), ...from('q', 'query', 'destination', 'daddr')].flatMap(
      placeOf,
    )
  }
  if (/^(?:www\.)?(?:openstreetmap|osm)\.org$/.test(hostname))
    return [`${from('mlat')},${from('mlon')}`, ...from('marker')].flatMap(placeOf)
  if (hostname !== 'maps.apple.com') return []
  // Apple's `ll` is a pin if `q` names it, and otherwise the centre of the map.
  return from('coordinate', 'q', 'destination', 'daddr', ...(searchParams.has('q') ? ['ll'] : [])).flatMap(
    placeOf,
  )
}

/** Parses `41.18560,-8.69250`, with or without a label. With fewer than four decimals, it is a part of town rather than a place. */
function placeOf(text: string) {
  const [, latitude, longitude] =
    /^(?:loc:)?(-?\d{1,2}\.\d{4,16}), ?(-?\d{1,3}\.\d{4,16})(?: ?\([^()]*\))?$/.exec(text) ?? []
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? [place] : []
}
