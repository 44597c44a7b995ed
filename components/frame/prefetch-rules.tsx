/**
 * Lets browsers that can fetch a page when a link to it is pressed, which is sooner than the click and later than a glance.
 * A rule for the browser instead of a script of ours: links stay plain.
 */
export function PrefetchRules() {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] }
  const rules = { prefetch: [{ where, eagerness: 'conservative' }] }
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />
}
