/** A host name with a dot, and what may follow it: `facebook.com/agil`. */
const hostFirst = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+(?:[:/?#]|$)/u

/** The address within a pasted `<iframe src="…">`. */
const framed = /^<iframe\s(?:[^>]*\s)?src\s*=\s*["']?([^"'\s>]+)/i

/**
 * The http(s) address in a text as people write it: without a scheme, or the frame that a map service offers to paste; '' when there is
 * none.
 */
export function webAddressIn(text: string): string {
  const written = (framed.exec(text.trim())?.[1]?.replaceAll('&amp;', '&') ?? text).trim()
  const full = hostFirst.test(written) ? `https://${written}` : written.replace(/^\/\/(?=[^/])/, 'https://')
  return /^https?:/i.test(full) && URL.canParse(full) ? full : ''
}
