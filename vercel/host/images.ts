import type { Answer } from './functions'
import type { ImageRules } from './output'

/**
 * The host's own optimizer, as far as its rules go: it takes or refuses an address by the `images` of `config.json`, counts the
 * transformations, and sends the file as it is. It resizes nothing.
 */
export class Images {
  /** Each is made, and paid for, once: address, width, quality and format. */
  readonly transformations = new Set<string>()

  constructor(
    readonly rules: ImageRules,
    /** Where its own files are. */
    readonly origin: string,
  ) {}

  async answer(query: URLSearchParams, accept: string): Promise<Answer> {
    const url = query.get('url') ?? ''
    const width = Number(query.get('w'))
    const quality = Number(query.get('q'))
    const isKnown = this.rules.sizes.includes(width) && this.rules.qualities.includes(quality)
    if (!isKnown || !this.#isAllowed(url)) return refusal
    const response = await fetch(new URL(url, this.origin))
    if (!response.ok) return { ...refusal, status: 502 }
    const format =
      this.rules.formats.find((name) => accept.includes(name)) ?? response.headers.get('content-type') ?? ''
    this.transformations.add([url, width, quality, format].join(' '))
    return {
      status: 200,
      headers: { 'content-type': format },
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  #isAllowed(address: string): boolean {
    if (address.startsWith('/')) {
      const { pathname, search } = new URL(address, this.origin)
      return this.rules.localPatterns.some(
        (rule) => new RegExp(rule.pathname).test(pathname) && (rule.search ?? search) === search,
      )
    }
    if (!URL.canParse(address)) return false
    const url = new URL(address)
    return this.rules.remotePatterns.some(
      ({ protocol, hostname, port = '', pathname = '.*' }) =>
        url.protocol === `${protocol.replace(/:$/, '')}:` &&
        new RegExp(hostname).test(url.hostname) &&
        url.port === port &&
        new RegExp(pathname).test(url.pathname),
    )
  }
}

const refusal: Answer = {
  status: 400,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from('refused'),
}
