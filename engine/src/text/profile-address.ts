import { linkIn, webAddressIn } from './web-address'

/* Reads addresses in the fields for social networks and chats, where people also write a handle or a number. */

/** Matches no text. */
const nothing = /(?!)/

/**
 * `hosts`: the domains of a network, without subdomains. `ofHandle`: the address before a handle, or '' if a handle alone is ambiguous. `path`:
 * paths that may be written without the domain.
 */
const networks = {
  facebook: {
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    ofHandle: 'https://www.facebook.com/',
    handle: /^[a-z\d][a-z\d.-]{0,58}[a-z\d]$/i,
    path: /^(?:\d{12,20}|(?:pages|groups|people|p)\/[\p{L}\d./_-]{1,200})$/u,
  },
  instagram: {
    hosts: ['instagram.com', 'instagr.am'],
    ofHandle: 'https://www.instagram.com/',
    handle: /^(?!.*\.\.)\w[\w.]{0,28}\w$/,
    path: nothing,
  },
  linkedin: {
    hosts: ['linkedin.com', 'lnkd.in'],
    ofHandle: '',
    handle: nothing,
    path: /^(?:company|in|school|showcase)\/[\p{L}\d%_-]{1,200}$/u,
  },
  x: { hosts: ['x.com', 'twitter.com'], ofHandle: 'https://x.com/', handle: /^\w{1,15}$/, path: nothing },
  youtube: {
    hosts: ['youtube.com', 'youtu.be'],
    ofHandle: 'https://www.youtube.com/@',
    handle: /^[\p{L}\d][\p{L}\d._-]{1,28}[\p{L}\d]$/u,
    path: /^(?:channel|c|user)\/[\p{L}\d._-]{1,200}$/u,
  },
}

export type Network = keyof typeof networks

/** Matches what people write into a field that they have nothing for, and the name of the network itself. */
const noHandle =
  /^(?:n[aã]o|nenhum|sem|none|null|undefined|em-breve|facebook|instagram|linkedin|twitter|youtube)$/i

/** Matches a name that may also be a domain. */
const domainLike = /^www\.|\.(?:com|net|org|pt|eu|es|fr|br|uk|io|info|shop|online|app)$/i

/** The address of a profile on a network; '' if the text does not certainly name one. */
export function profileIn(network: Network, text: string): string {
  const { hosts, ofHandle, handle, path } = networks[network]
  const written = text.trim()
  const address = webAddressIn(written)
  const { hostname, pathname } = address ? new URL(address) : { hostname: '', pathname: '' }
  if (hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)))
    return pathname === '/' ? '' : address
  // An address with a path belongs to another site, which may link to the profile.
  if (address && /^https?:|\//i.test(written)) return address
  const name = written.replace(/^\/(?!\/)|\/$/g, '')
  if (path.test(name)) return `https://www.${hosts[0]}/${name}`
  const isCertain = name.startsWith('@') || !domainLike.test(name)
  const word = name.replace(/^@/, '')
  const isHandle = handle.test(word) && /\p{L}/u.test(word) && !noHandle.test(word)
  return isHandle && isCertain ? ofHandle + word : ''
}

/** The address of a chat. A number is for WhatsApp; without a country code it has to be a Portuguese mobile number. */
export function chatIn(text: string): string {
  const written = text.trim().replace(/^whatsapp:\s*(?!\/\/)/i, '')
  if (!/^[+\d(][+\d\s().-]*$/.test(written)) return linkIn(written)
  const digits = written.replace('(0)', '').replace(/\D/g, '')
  const national = /^(?:00)?(?:351)?(9\d{8})$/.exec(digits)?.[1]
  if (national) return `https://wa.me/351${national}`
  const international = /^\(?(?:\+|00)/.test(written) ? digits.replace(/^00/, '') : ''
  return /^(?!351)[1-9]\d{8,14}$|^351[23]\d{8}$/.test(international) ? `https://wa.me/${international}` : ''
}
