/** The end of Next.js' log if a page, or its `generateStaticParams`, failed or took too long. */
const FAILED = /Export encountered an error on (?:\S+: )?(\S+), exiting|Failed to collect page data for (\S+)/

/** Error messages of a page that reads another API, or a variable, during a build without them. */
const READS_ELSEWHERE =
  /fetch failed|Failed to parse URL|Invalid URL|is still timing out|E(?:CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH)\b|TimeoutError/

/** Advice if a page's own data stops a build for servers; undefined if the cause is different. */
export function remedyFor(log: string): string | undefined {
  const [, path, page = path] = FAILED.exec(log) ?? []
  if (page === undefined || !READS_ELSEWHERE.test(log)) return undefined
  return `
${page} has stopped the build, which has no network, no variables and no content. It seems to read another API: let it begin with

  if (isBuildForAll()) return null

and its generateStaticParams with "if (isBuildForAll()) return []", from '@site-starter/engine/environment'. Then the page is rendered at its first
visit: "Data of your own" in docs/extending.md.
`
}
