import { Content } from './content'
import { Counters } from './counters'
import { Faults } from './faults/faults'
import { Notifications } from './leads/notifications'
import { LeadStore } from './leads/store'
import { Pushes } from './push/pushes'
import type { Settings } from './settings'

export type Platform = ReturnType<typeof createPlatform>

/** Everything the sandbox keeps while it runs. */
export function createPlatform(settings: Settings) {
  const faults = new Faults()
  return {
    settings,
    content: new Content(settings),
    leads: new LeadStore(settings.dataFolder),
    notifications: new Notifications(faults),
    pushes: new Pushes(settings.pushUrls),
    faults,
    counters: new Counters(),
  }
}
