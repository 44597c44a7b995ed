/** What a slug consists of (engine/src/text/page-name.ts): of ASCII letters, digits and -._~ alone. Next.js knows no Unicode classes here. */
const slug = /^(?!\.{1,2}$)[\w.~\u00a1-\uffff-]{1,240}$/

/** The same for the pattern of a rewrite. */
export const QUOTED_SLUG = slug.source.slice(1, -1)

/** The service of an address that next.config.ts rewrites to a page of its own; undefined for the page without one. */
export function quotedSlug(target: string): string | undefined {
  const { searchParams } = new URL(`http://n${target}`)
  const [first = '', ...others] = searchParams.getAll('servico')
  // What was badly encoded is a 400.
  return others.length === 0 && slug.test(first) && !first.includes('\uFFFD') ? first : undefined
}
