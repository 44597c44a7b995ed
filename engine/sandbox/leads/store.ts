import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { type Lead, lead } from '../contract/lead'
import { appendToJournal, readJournal } from './journal'

const storedLead = lead.extend({ id: z.string(), status: z.literal('new'), receivedAt: z.string() })

export type StoredLead = z.infer<typeof storedLead>

/** The leads of every tenant, each in a JSON Lines file that is read once and then only appended to. */
export class LeadStore {
  readonly #leads = new Map<string, StoredLead[]>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(readonly folder: string) {}

  fileOf(siteKey: string) {
    return join(this.folder, `${siteKey}.leads.jsonl`)
  }

  /** The leads of a tenant, oldest first. */
  of(siteKey: string) {
    const known = this.#leads.get(siteKey) ?? this.#load(siteKey)
    this.#leads.set(siteKey, known)
    return known
  }

  /** Adds a lead, and resolves once it is on disk. Leads are written one after another, so that file and memory have the same order. */
  add(siteKey: string, received: Lead) {
    const added = this.#last.then(() => this.#append(siteKey, received))
    this.#last = added.catch(() => undefined)
    return added
  }

  async #append(siteKey: string, received: Lead) {
    const stored: StoredLead = {
      id: `lead_${randomUUID()}`,
      status: 'new',
      receivedAt: new Date().toISOString(),
      ...received,
    }
    const leads = this.of(siteKey)
    await appendToJournal(this.fileOf(siteKey), stored)
    leads.push(stored)
    return stored
  }

  #load(siteKey: string) {
    return readJournal(this.fileOf(siteKey)).flatMap((entry) => storedLead.safeParse(entry).data ?? [])
  }
}
