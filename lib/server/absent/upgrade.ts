import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** What `site.upgrade.ts` exports. True: it has taken the socket. False: the request is answered like one without `Upgrade`. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean

/** For a site without `site.upgrade.ts`: tsconfig.json leads `@site/upgrade` here. */
export const upgrade: Upgrade | undefined = undefined
