import type { Environment } from '../../src/environment/environment'

const TIME_LIMIT_MS = 10_000

/** Requests an address without following redirects. */
export function ask(address: string, init: RequestInit = {}): Promise<Response> {
  return fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIME_LIMIT_MS), ...init })
}

/** Requests an address of the deployed site, with its password, without following redirects. */
export function askSite(
  { siteUrl, sitePassword }: Environment,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  const pair = Buffer.from(`doctor:${sitePassword}`).toString('base64')
  if (sitePassword !== undefined) headers.set('authorization', `Basic ${pair}`)
  return ask(siteUrl + path, { ...init, headers })
}

/** The reason for a failed fetch: the system's error code, or the error message. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'no answer in time'
  const { cause } = error
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message
  return error.message
}
