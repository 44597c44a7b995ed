import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Contract } from '@/lib/resources/contract'
import type { SomeRecord } from '@/lib/resources/kind'
import { parseRepaired, type Repaired } from './repair'

export interface Outcome extends Repaired<SomeRecord> {
  /** The slug as written; '' when the record has none. */
  slug: string
}

const slugged = z.object({ slug: z.string() }).catch({ slug: '' })

/** By the JSON of each record: a large collection is pushed whole when one record changes. The others are the same objects, not parsed again. */
export class KnownRecords {
  #outcomes = new Map<string, Outcome>()

  /** Parses the records (or their JSON, `split-records.ts`) that the last call did not have. @throws SyntaxError for one that is not JSON */
  outcomes(items: unknown[], contract: Contract, schema: z.ZodType<SomeRecord>): Outcome[] {
    const parse = (item: unknown) => ({ ...slugged.parse(item), ...parseRepaired(schema, item) })
    const next = new Map<string, Outcome>()
    const outcomes = items.map((item) => {
      if (!(item instanceof Uint8Array)) return parse(item)
      const key = `${contract} ${hash('sha256', item)}`
      const outcome = this.#outcomes.get(key) ?? parse(JSON.parse(new TextDecoder().decode(item)))
      next.set(key, outcome)
      return outcome
    })
    this.#outcomes = next
    return outcomes
  }
}
