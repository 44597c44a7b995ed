import { hash, timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal. Takes the same time for every wrong one, whatever its length. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}
