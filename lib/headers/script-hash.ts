import { createHash } from 'node:crypto'

/** The source by which a policy allows one inline script. */
export function scriptHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
