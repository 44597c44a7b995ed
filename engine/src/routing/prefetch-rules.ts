/** Browsers that know speculation rules prefetch a page when its link is pressed. `next dev` has none. As text: the policy names its hash. */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'conservative',
    },
  ],
})
