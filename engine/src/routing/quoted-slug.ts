/** Matches a slug (engine/src/text/page-name.ts). Its ASCII characters are letters, digits and -._~. Next.js supports no Unicode classes here. */
const slug = /^(?!\.{1,2}$)[\w.~\u00a1-\uffff-]{1,240}$/

/** The slug's regular expression for the pattern of a rewrite. */
export const QUOTED_SLUG = slug.source.slice(1, -1)

/** The service in an address that `engine/src/next-config/address-rules.ts` rewrites to the service's own page; undefined for the page without one. */
export function quotedSlug(target: string): string | undefined {
  const { searchParams } = new URL(`http://n${target}`)
  const [first = '', ...others] = searchParams.getAll('servico')
  // A badly encoded slug gets status 400.
  return others.length === 0 && slug.test(first) && !first.includes('\uFFFD') ? first : undefined
}
