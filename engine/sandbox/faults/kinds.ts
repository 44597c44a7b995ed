import { z } from 'zod'
import { isCollection, resourcesOf } from '../contract/descriptions'
import { type Tenant, tenantBySiteKey } from '../tenants'

const EVERYWHERE = [
  '500',
  'hang',
  'reset',
  'garbage',
  'truncated',
  'empty',
  'wrong-shape',
  '401',
  '404',
  '429',
  'slow',
]
/** Faults of reads. With `upgrade-in-flight`, the tenant moves to the other contract: resources of only one contract are missing. */
const ON_READS = [...EVERYWHERE, 'foreign-version', 'upgrade-in-flight']
const ON_COLLECTIONS = [...ON_READS, 'wrong-record']
const ON_LEADS = [...EVERYWHERE, '422']
const ON_NOTIFICATION = ['500', 'hang', 'slow']

/** Faults that may lose the answer although the lead was stored. */
const LOSES_ANSWER = ['500', 'hang', 'reset', 'garbage', 'truncated', 'empty', 'wrong-shape']

export const FAULT_KINDS = [...ON_COLLECTIONS, '422'] as const

export const faultOrder = (tenants: readonly Tenant[]) =>
  z
    .strictObject({
      siteKey: z
        .string()
        .refine((siteKey) => tenantBySiteKey(tenants, siteKey) !== undefined, 'no such tenant'),
      /** The target: a resource, `leads`, `notification`, or `*` for every resource and the leads. */
      resource: z.string(),
      fault: z.string(),
      /** The delay of `slow` in milliseconds. */
      ms: z.int().min(0).max(600_000).default(3000),
      /** The number of requests after which the fault clears itself. Default: it stays. */
      times: z.int().min(1).optional(),
      /** Whether a fault on `leads` stores a valid lead before losing its answer. */
      store: z.boolean().default(false),
      /** The fields with an issue in a `422`, or the fields to spoil in a `wrong-record`. */
      fields: z.array(z.string().min(1)).optional(),
    })
    .superRefine(({ siteKey, resource, fault, store }, context) => {
      const tenant = tenantBySiteKey(tenants, siteKey)
      const targets = tenant ? targetsOf(tenant) : []
      const possible = targets.includes(resource) ? possibleOn(resource) : []
      if (possible.length === 0) {
        context.addIssue({
          code: 'custom',
          path: ['resource'],
          message: `one of ${targets.join(', ')}`,
        })
      } else if (!possible.includes(fault)) {
        context.addIssue({
          code: 'custom',
          path: ['fault'],
          message: `on ${resource}: one of ${possible.join(', ')}`,
        })
      }
      if (store && !(['leads', '*'].includes(resource) && LOSES_ANSWER.includes(fault))) {
        const message = `of the leads only, with one of ${LOSES_ANSWER.join(', ')}`
        context.addIssue({ code: 'custom', path: ['store'], message })
      }
    })

export type FaultOrder = z.infer<ReturnType<typeof faultOrder>>

export function targetsOf({ version }: Tenant) {
  return [...resourcesOf(version), 'leads', 'notification', '*']
}

/** The faults that a target supports. `*` accepts every fault, but affects only targets that support it. */
export function possibleOn(target: string) {
  if (target === 'notification') return ON_NOTIFICATION
  if (target === 'leads') return ON_LEADS
  if (target === '*') return FAULT_KINDS
  return isCollection(target) ? ON_COLLECTIONS : ON_READS
}
