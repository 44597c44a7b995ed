import type { Upgrade } from '@/lib/settings/types'

/** The handler for requests with the header `Upgrade`, such as WebSockets (docs/extending.md). It takes their sockets. */
export const upgrade: Upgrade | undefined = undefined
