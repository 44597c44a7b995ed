/** Speculation rules, with which browsers prefetch a page when its link is pressed. `next dev` has none. A string, since the policy has its hash. */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'conservative',
    },
  ],
})
