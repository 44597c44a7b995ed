import type { Upgrade } from '@/lib/settings/types'

/** Takes the sockets of requests with `Upgrade`, such as those of a WebSocket (docs/extending.md). */
export const upgrade: Upgrade | undefined = undefined
