/** Map services that refuse to be in an iframe, each with the paths that allow it. */
const iframePaths = [
  [/^(?:(?:www|maps)\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/, /^\/maps\/(?:embed|d\/(?:u\/\d\/)?embed)\b/],
  [/^(?:maps\.app\.)?goo\.gl$/, /^$/],
  [/^(?:www\.)?(?:openstreetmap|osm)\.org$/, /^\/export\/embed\.html$/],
  [/^maps\.apple(?:\.com)?$/, /^$/],
  [/^(?:www\.)?bing\.com$/, /^\/maps\/embed\b/],
  [/^(?:www\.)?waze\.com$/, /^\/(?:[a-z]{2}(?:-[A-Z]{2})?\/)?(?:iframe|livemap)\b/],
] as const

/** Whether a map service can be shown in an iframe at this address; true for an unknown service. */
export function canBeInIframe(address: string): boolean {
  const { hostname, pathname, searchParams } = new URL(address)
  const service = iframePaths.find(([host]) => host.test(hostname))
  // Google's older form of an embedded map.
  if (service && /google/.test(hostname) && searchParams.get('output') === 'embed') return true
  return service === undefined || service[1].test(pathname)
}
