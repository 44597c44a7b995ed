import type { Version } from './contract/descriptions'

export type Tenant = {
  siteKey: string
  /** The version of the tenant's contract. */
  version: Version
  key: string
  /** The bearer token of a push to this tenant's site. */
  secret: string
  /** A client's content with its assets, as `npm run pull` writes it. Default: the tenant's content is in the folders of the sandbox. */
  siteContent?: { folder: string; version: string }
}

/**
 * The tenants of this platform. The first is the demo that an agency sees. Keys and secrets are public on purpose, because they only open this
 * sandbox (the digits of a key are the ASCII text "sandbox only: …").
 */
export const tenants: Tenant[] = [
  {
    siteKey: 'mare-alta',
    version: '6.3.0',
    key: 'sk_73616e64626f78206f6e6c793a206d6172652d616c746120',
    secret: 'sandbox-revalidate-mare-alta',
  },
  {
    siteKey: 'oficina-castro',
    version: '4.1.0',
    key: 'sk_73616e64626f78206f6e6c793a206f662e2063617374726f',
    secret: 'sandbox-revalidate-oficina-castro',
  },
  {
    siteKey: 'lemos-quintela',
    version: '6.3.0',
    key: 'sk_73616e64626f78206f6e6c793a206c656d6f732d7175696e',
    secret: 'sandbox-revalidate-lemos-quintela',
  },
  {
    siteKey: 'sitio-novo',
    version: '6.3.0',
    key: 'sk_73616e64626f78206f6e6c793a20736974696f2d6e6f766f',
    secret: 'sandbox-revalidate-sitio-novo',
  },
]

export function tenantBySiteKey(all: readonly Tenant[], siteKey: string | undefined) {
  return all.find((tenant) => tenant.siteKey === siteKey)
}
