import { config } from './config'
import { isLocal } from './local-pictures'
import { logOnce } from './log'

export const ASSET_PATH = '/api/v1/assets/'

/** Address of a 4.1.0 storage pathname; '' for one that would leave the asset endpoint. */
export function assetAddress(pathname: string): string {
  const segments = pathname.split('/')
  const isInside = segments.every((segment) => segment !== '.' && segment !== '..')
  if (pathname === '' || !isInside || /\p{Surrogate}/u.test(pathname)) return ''
  return config().platformOrigin + ASSET_PATH + segments.map(encodeURIComponent).join('/')
}

/** Whether a file address is the tenant's own: on ASSET_ORIGINS or the platform's asset endpoint. */
export function isOwnFile(src: string): boolean {
  const url = URL.canParse(src) ? new URL(src) : undefined
  if (url === undefined) return false
  const { platformOrigin, assetOrigins } = config()
  return (
    assetOrigins.includes(url.origin) ||
    (url.origin === platformOrigin && url.pathname.startsWith(ASSET_PATH))
  )
}

/** Whether the image optimizer may fetch a picture; a refusal is logged once with the variable to set. */
export function isOptimizable(src: string): boolean {
  if (isLocal(src)) return !src.toLowerCase().endsWith('.svg')
  if (!isOwnFile(src)) {
    const origin = URL.canParse(src) ? new URL(src).origin : src
    logOnce(
      `browsers are told not to show files from ${origin}: add it to ASSET_ORIGINS if it is the platform's`,
    )
    return false
  }
  return !new URL(src).pathname.toLowerCase().endsWith('.svg')
}
