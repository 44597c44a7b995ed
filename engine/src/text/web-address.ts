/** A host name with a dot, and what may follow it: `facebook.com/agil`. */
const hostFirst = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+(?:[:/?#]|$)/u

/** A file of an old site is no host: `contactos.html`. */
const file = /^[^/?#]{1,200}\.(?:html?|php|aspx?|pdf|jpe?g|png|docx?)(?:[?#]|$)/i

/** The address within a pasted `<iframe src="…">`. */
const framed = /^<iframe\s(?:[^>]*\s)?src\s*=\s*["']?([^"'\s>]+)/i

/** The http(s) address in a text as people write it: without a scheme, or within a pasted frame of a map service; '' for none. */
export function webAddressIn(text: string): string {
  const written = (framed.exec(text.trim())?.[1]?.replaceAll('&amp;', '&') ?? text).trim()
  const full =
    hostFirst.test(written) && !file.test(written)
      ? `https://${written}`
      : written.replace(/^\/\/(?=[^/])/, 'https://')
  return /^https?:/i.test(full) && URL.canParse(full) ? full : ''
}

/** The schemes of links that open another program and run nothing in the page. */
export const appSchemes = ['mailto', 'tel', 'sms', 'geo', 'whatsapp', 'market', 'itms-apps']

const toApp = /^(?:(?:mailto|tel|sms|geo):|(?:whatsapp|market|itms-apps):\/\/)./i

/** The http(s) address in a text, or the address of another program; '' when there is none. */
export function linkIn(text: string): string {
  // Browsers ignore tabs and line breaks in an address, so they are removed before the check.
  const written = text.replace(/[\t\n\r]/g, '').trim()
  return toApp.test(written) && URL.canParse(written) ? written : webAddressIn(written)
}

/** The address of a frame, which pages show over https only; '' when there is none that https can have. */
export function frameIn(text: string): string {
  const address = webAddressIn(text)
  if (!/^http:/i.test(address)) return address
  const { port, hostname } = new URL(address)
  return port || /^[\d.[]|(?:^|\.)localhost$/.test(hostname) ? '' : address.replace(/^http:/i, 'https:')
}
