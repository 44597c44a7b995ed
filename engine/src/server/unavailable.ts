import { existsSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { readText } from '../files/file-text'
import { publicFile } from '../pictures/public-files'

let page: string | undefined

/** Responds that the site has nothing to show yet: no content was ever read, and the platform is unavailable. */
export function sendUnavailable(response: ServerResponse): void {
  const file = publicFile('/unavailable.html')
  page ??= existsSync(file) ? readText(file) : ''
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'cache-control': 'no-store',
    'retry-after': '30',
  })
  response.end(page)
}
