/** The services whose other pages refuse to be framed, each with the paths that allow it. */
const framed = [
  [/^(?:(?:www|maps)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /^\/maps\/(?:embed|d\/(?:u\/\d\/)?embed)\b/],
  [/^(?:maps\.app\.)?goo\.gl$/, /^$/],
  [/^(?:www\.)?(?:openstreetmap|osm)\.org$/, /^\/export\/embed\.html$/],
  [/^maps\.apple(?:\.com)?$/, /^$/],
  [/^(?:www\.)?bing\.com$/, /^\/maps\/embed\b/],
  [/^(?:www\.)?waze\.com$/, /^\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?(?:iframe|livemap)\b/],
] as const

/** Whether the service of a map lets a page frame this address; true for a service that is not known. */
export function canBeFramed(address: string): boolean {
  const { hostname, pathname, searchParams } = new URL(address)
  const service = framed.find(([host]) => host.test(hostname))
  // Google's older form
  if (service && /google/.test(hostname) && searchParams.get('output') === 'embed') return true
  return service === undefined || service[1].test(pathname)
}
