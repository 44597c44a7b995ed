/** For ears alone: what a link or a button is about, which eyes see beside it. No colon: browsers put a space before hidden words. */
export function About({ what }: { what: string }) {
  return <span className="sr-only"> – {what}</span>
}
