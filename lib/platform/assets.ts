import { currentEnvironment } from '../environment/current-environment'

export const ASSET_PATH = '/api/v1/assets/'

/** The address of a 4.1.0 storage pathname; '' for a pathname that would leave the asset endpoint. */
export function assetAddress(pathname: string): string {
  const segments = pathname.split('/')
  const isInside = segments.every((segment) => segment !== '.' && segment !== '..')
  if (pathname === '' || !isInside) return ''
  return currentEnvironment().platformOrigin + ASSET_PATH + segments.map(encodeURIComponent).join('/')
}

/** Whether a file address belongs to the tenant: it is on one of ASSET_ORIGINS or on the platform's asset endpoint. */
export function isOwnFile(src: string): boolean {
  const url = URL.canParse(src) ? new URL(src) : undefined
  if (url === undefined) return false
  const { platformOrigin, assetOrigins } = currentEnvironment()
  return (
    assetOrigins.includes(url.origin) ||
    (url.origin === platformOrigin && url.pathname.startsWith(ASSET_PATH))
  )
}
