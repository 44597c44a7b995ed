/**
 * The hook for an error tracker, for example `Sentry.captureException(error, { extra: details })`. The site calls it once for each outage of a
 * resource, for a foreign contract version, for leads that may be lost, and for every request that fails for another reason.
 */
export function trackError(_error: unknown, _details: Record<string, unknown>): void {}
