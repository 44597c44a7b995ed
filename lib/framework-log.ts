/**
 * A warning takes one line. The framework warns with a whole stack whenever somebody posts a form of another build, which
 * anybody can do as often as they like.
 */
export function shortenWarnings(): void {
  const warn = console.warn
  console.warn = (...parts: unknown[]) =>
    warn(...parts.map((part) => (part instanceof Error ? part.message.split('\n')[0] : part)))
}
