import { isIP } from 'node:net'
import { currentEnvironment } from '../environment/current-environment'
import { isLoopback } from '../environment/environment'

export const ASSET_PATH = '/api/v1/assets/'

/** The address of a 4.1.0 storage pathname; '' for a pathname that would leave the asset endpoint. */
export function assetAddress(pathname: string): string {
  const segments = pathname.split('/')
  const isInside = segments.every((segment) => segment !== '.' && segment !== '..')
  if (pathname === '' || !isInside) return ''
  return currentEnvironment().platformOrigin + ASSET_PATH + segments.map(encodeURIComponent).join('/')
}

/** Whether a file address belongs to the tenant: on one of ASSET_ORIGINS, or the platform's asset endpoint. */
export function isPlatformFile(src: string): boolean {
  const { platformOrigin, assetOrigins } = currentEnvironment()
  // Shortcut for most addresses: parsing thousands of them takes a tenth of a second.
  if (assetOrigins.some((origin) => src.startsWith(`${origin}/`))) return true
  const url = URL.canParse(src) ? new URL(src) : undefined
  if (url === undefined) return false
  const isOfPlatform = url.origin === platformOrigin && url.pathname.startsWith(ASSET_PATH)
  return isOfPlatform || assetOrigins.includes(url.origin)
}

/** Top-level labels of host names that mean another machine in each network. */
const PRIVATE = ['internal', 'local', 'localhost', 'lan', 'home', 'arpa']

/** Why no browser is sent to a third-party file address, as the end of a sentence; undefined if the address may be public. */
export function addressProblem(src: string): string | undefined {
  if (!URL.canParse(src)) return 'has no address'
  const { protocol, hostname, username, password } = new URL(src)
  if (isLoopback(hostname) && isLoopback(new URL(currentEnvironment().platformOrigin).hostname))
    return undefined
  if (protocol !== 'https:') return 'comes without https'
  const labels = hostname.split('.')
  // The host name goes into the policy, where some characters of a name would mean something else.
  const isPlain = labels.length > 1 && labels.every((label) => label !== '' && !/[^\w-]/.test(label))
  const isPublic = isPlain && isIP(hostname) === 0 && !PRIVATE.includes(labels.at(-1) ?? '')
  return isPublic && username + password === '' ? undefined : 'has no public address'
}
