import { setTimeout as sleep } from 'node:timers/promises'
import type { Faults } from '../faults/faults'
import { say } from '../log'
import type { Tenant } from '../tenants'
import type { StoredLead } from './store'

type Notification = { siteKey: string; leadId: string; at: string; outcome: string }

/** Replaces the text message to a business about a lead with a line in the terminal and an entry in the console. */
export class Notifications {
  readonly recent: Notification[] = []

  constructor(readonly faults: Faults) {}

  /** Never throws, and the answer to the lead does not wait for it: a failed notification must not fail the request. */
  async attempt(tenant: Tenant, lead: StoredLead) {
    say(`lead ${lead.id} of ${tenant.siteKey} (${lead.formType})`)
    const fault = this.faults.take(tenant.siteKey, 'notification')
    if (fault?.fault === 'slow') await sleep(fault.ms)
    if (fault?.fault === 'hang') return
    const outcome = fault && fault.fault !== 'slow' ? 'failed' : 'sent'
    if (outcome === 'failed') say(`notification about ${lead.id} failed`)
    this.recent.unshift({ siteKey: tenant.siteKey, leadId: lead.id, at: new Date().toISOString(), outcome })
    this.recent.length = Math.min(this.recent.length, 100)
  }
}
