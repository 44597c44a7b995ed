import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ResourceName } from '@/lib/resources'

/* The types of site.config.ts that no other module has. */

/** A third-party script that every page of the live site loads, without waiting for it. */
export interface AddedScript {
  /** An https address, or a path below `public/`. */
  src: string
  /** The attributes that the provider asks for: `{ 'data-domain': 'cliente.pt' }`. */
  attributes?: Record<`data-${string}`, string>
  /** Origins that the script calls or loads from, besides its own. */
  origins?: string[]
}

/** A page in code: a folder in app/ with a page.tsx. Menus, sitemap, Open Graph image and breadcrumbs read it here. */
export interface CodePage {
  path: `/${string}`
  title: string
  description?: string
  /** Calendar date of its last change, for the sitemap. */
  updatedOn?: string
  /** False keeps it out of the sitemap. */
  isListed?: boolean
  /** BCP 47 tag of its language, where that is another than the site's. `copyOf` in site.copy.ts has the texts around it. */
  lang?: string
  /** The path of the page that it translates. */
  translationOf?: `/${string}`
}

/** An address of the client's former site, and where its content is now. */
export interface Redirect {
  /** Path, with a query if the former site chose pages by query: '/loja/:slug', '/index.php?id=5'. Patterns are those of Next.js. */
  from: string
  /** Path of this site, or an https address. */
  to: string
  /** False: status 307. Otherwise 308, and search engines adopt the new address. */
  permanent?: boolean
}

/** Path of a file in `public/`, as browsers request it: `/fotos/equipa.jpg`. */
export type LocalPath = `/${string}`

/** Seconds after which a resource of the platform is read without a push. */
export type RefreshSeconds = { [resource in ResourceName]?: number }

/** What site.upgrade.ts exports. True: it has taken the socket. False: the request is answered like one without `Upgrade`. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
