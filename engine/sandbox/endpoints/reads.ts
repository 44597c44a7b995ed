import { otherVersion, resourcesOf } from '../contract/descriptions'
import { faultyAnswer } from '../faults/faulty-answer'
import type { FaultOrder } from '../faults/kinds'
import { withWrongRecord } from '../faults/spoil'
import type { Platform } from '../platform'
import type { Context } from './context'

const CACHING = { 'cache-control': 'private, max-age=0, must-revalidate' }

/**
 * Serves a content resource in its envelope. A resource of the other contract answers 404, like any unknown path: the sentence "a content resource
 * never answers 404" concerns the tenant's own contract. The specification does not say whether 6.3.0 still serves caseStudies. An empty list would
 * hide a site that requests a resource outside its contract.
 */
export const readResource = (platform: Platform) => async (context: Context) => {
  const { siteKey, version } = context.var.tenant
  const resource = context.req.param('resource') ?? ''
  if (!resourcesOf(version).includes(resource)) return context.body(null, 404)
  platform.counters.countRead(siteKey, resource)
  const fault = platform.faults.take(siteKey, resource)
  const answer = () => context.json(envelopeOf(platform, context, resource, fault), 200, CACHING)
  if (fault?.fault === 'upgrade-in-flight' && !resourcesOf(otherVersion(version)).includes(resource))
    return context.body(null, 404)
  if (!fault || spoilsContentOnly.includes(fault.fault)) return answer()
  return faultyAnswer(platform.faults, fault, context, { status: 200, answer })
}

const spoilsContentOnly = ['foreign-version', 'wrong-record', 'upgrade-in-flight']

function envelopeOf(platform: Platform, { var: { tenant } }: Context, resource: string, fault?: FaultOrder) {
  const { siteKey, version } = tenant
  const envelope = {
    version: tenant.siteContent?.version ?? version,
    siteKey,
    [resource]: platform.content.read(tenant, resource),
  }
  if (fault?.fault === 'foreign-version') return { ...envelope, version: '7.0.0' }
  // The version in `settings` counts. The other resources follow one by one.
  if (fault?.fault === 'upgrade-in-flight' && resource === 'settings')
    return { ...envelope, version: otherVersion(version) }
  if (fault?.fault === 'wrong-record') return withWrongRecord(envelope, resource, fault.fields)
  return envelope
}
