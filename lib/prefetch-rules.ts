/**
 * Lets browsers that can fetch a page when a link to it is pressed, which is sooner than the click and later than a glance. A rule for
 * the browser instead of a script of ours: links stay plain. As text, since the policy of scripts names it by its hash.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'conservative',
    },
  ],
})
