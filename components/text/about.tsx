/** Hidden text that tells screen readers what a link or button is about. It has no colon, because browsers put a space before hidden words. */
export function About({ what }: { what: string }) {
  return <span className="sr-only"> – {what}</span>
}
