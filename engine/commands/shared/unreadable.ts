import type { FailureReason, PlatformError } from '../../src/platform/platform-error'

interface Explanation {
  what: string
  remedy: string
}

const MISTAKEN_ADDRESS = 'Compare PLATFORM_ORIGIN with the address that the platform operator gave you.'
const TRY_LATER = 'Try again; if it still fails, tell the platform operator.'

const TOO_MUCH = 'Have the client shorten the content, or tell the platform operator.'

const explanations: Record<FailureReason, Explanation> = {
  'time limit': { what: 'the platform does not answer within 5 seconds', remedy: TRY_LATER },
  unreachable: { what: 'nothing answers there', remedy: `${MISTAKEN_ADDRESS} Is this machine online?` },
  'connection lost': { what: 'the connection was lost', remedy: TRY_LATER },
  'key refused': {
    what: 'the platform does not accept the key',
    remedy:
      'Copy the key again, or ask the platform operator for a new one: this one may have been replaced.',
  },
  status: { what: 'the platform could not deliver', remedy: TRY_LATER },
  'too large': { what: 'the answer of the platform is too large', remedy: TOO_MUCH },
  'not JSON': { what: 'something answers there that is not the platform', remedy: MISTAKEN_ADDRESS },
  contract: { what: 'something answers there that is not the platform', remedy: MISTAKEN_ADDRESS },
}

/** Explains a failed read to the person who configures the site, with advice. */
export function explainFailure({ resource, reason, detail, status }: PlatformError): Explanation {
  const { what, remedy } = explanationOf(resource, reason, detail, status)
  return { what: `${resource}: ${what} (${detail})`, remedy }
}

function explanationOf(
  resource: string,
  reason: FailureReason,
  detail: string,
  status: number | undefined,
): Explanation {
  if (/SSL|EPROTO|TLS|CERT/.test(detail)) {
    return { what: 'no secure connection (https) is possible', remedy: MISTAKEN_ADDRESS }
  }
  if (/redirect/.test(detail)) {
    return { what: 'the address redirects to another one', remedy: MISTAKEN_ADDRESS }
  }
  const isOther = reason === 'contract' || reason === 'not JSON' || status === 404
  if (!isOther) return explanations[reason]
  // Resources other than `settings` are read after it, so the platform must be reachable.
  return resource === 'settings'
    ? explanations.contract
    : { what: 'the answer does not follow the contract', remedy: TRY_LATER }
}
