/**
 * A script of the template's pages as the build has minified it; as it is written outside of a build. Pages and their policy have the same
 * text.
 */
export function minified(name: 'form' | 'gallery' | 'campaign', source: string): string {
  const scripts: Record<string, string> = JSON.parse(process.env.INLINE_SCRIPTS || '{}')
  return scripts[name] ?? source
}
