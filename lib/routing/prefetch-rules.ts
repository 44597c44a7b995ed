/**
 * Speculation rules: a browser that supports them prefetches a page when the visitor presses its link, just before the click.
 * Links stay plain and need no script of ours. `next dev` would compile each page that is prefetched, and has none. The rules are text, because the content security policy names them by their hash.
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'conservative',
    },
  ],
})
