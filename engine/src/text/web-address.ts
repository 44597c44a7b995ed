/** Matches a host name with a dot, and what may follow it: `facebook.com/agil`. */
const hostFirst = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+(?:[:/?#]|$)/u

/** Matches a file of an old site, which is not a host: `contactos.html`. */
const file = /^[^/?#]{1,200}\.(?:html?|php|aspx?|pdf|jpe?g|png|docx?)(?:[?#]|$)/i

/** Matches the address in a pasted `<iframe src="…">`. */
const pastedIframe = /^<iframe\s(?:[^>]*\s)?src\s*=\s*["']?([^"'\s>]+)/i

/** The http(s) address in a text as people write it: without a scheme, or in the pasted iframe of a map service; '' if there is none. */
export function webAddressIn(text: string): string {
  const written = (pastedIframe.exec(text.trim())?.[1]?.replaceAll('&amp;', '&') ?? text).trim()
  const full =
    hostFirst.test(written) && !file.test(written)
      ? `https://${written}`
      : written.replace(/^\/\/(?=[^/])/, 'https://')
  return /^https?:/i.test(full) && URL.canParse(full) ? full : ''
}

/** Schemes of links that open another program and run nothing in the page. */
export const appSchemes = ['mailto', 'tel', 'sms', 'geo', 'whatsapp', 'market', 'itms-apps']

/** Matches an address of `appSchemes` that is written in full. */
const appAddress = /^(?:(?:mailto|tel|sms|geo):|(?:whatsapp|market|itms-apps):\/\/)./i

/** The http(s) address in a text, or the address of another program; '' if there is none. */
export function linkIn(text: string): string {
  // Browsers ignore tabs and line breaks in an address, so they are removed before the check.
  const written = text.replace(/[\t\n\r]/g, '').trim()
  return appAddress.test(written) && URL.canParse(written) ? written : webAddressIn(written)
}

/** The https address of an iframe, since pages show no others; '' if https is impossible. */
export function iframeAddressIn(text: string): string {
  const address = webAddressIn(text)
  if (!/^http:/i.test(address)) return address
  const { port, hostname } = new URL(address)
  return port || /^[\d.[]|(?:^|\.)localhost$/.test(hostname) ? '' : address.replace(/^http:/i, 'https:')
}
