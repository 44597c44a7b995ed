/** How Next.js ends the log of a build in which a page, or its `generateStaticParams`, has failed or taken too long. */
const FAILED = /Export encountered an error on (?:\S+: )?(\S+), exiting|Failed to collect page data for (\S+)/

/** What to do when a page stops a build for servers; undefined when none did. */
export function remedyFor(log: string): string | undefined {
  const [, path, page = path] = FAILED.exec(log) ?? []
  if (page === undefined) return undefined
  return `
${page} has stopped the build, which has no network, no variables and no content. If the page reads another API, let it begin with

  if (isBuildForAll()) return null

and its generateStaticParams with "if (isBuildForAll()) return []", from '@/lib/environment/host'. Then the page is rendered at its first
view: "Data of your own" in docs/extending.md.
`
}
