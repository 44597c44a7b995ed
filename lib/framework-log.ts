/**
 * One line for what can happen at every request. The framework warns with a whole stack whenever somebody posts a form of
 * another build; and it prints each error of the seam that reaches it, which the seam has said when the outage began.
 */
export function shortenFrameworkLog(): void {
  const { warn, error } = console
  console.warn = (...parts: unknown[]) =>
    warn(...parts.map((part) => (part instanceof Error ? part.message.split('\n')[0] : part)))
  console.error = (...parts: unknown[]) => {
    if (!parts.some(isOurs)) error(...parts)
  }
}

/** By name: the framework may load the class more than once. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && (error.name === 'PlatformError' || error.name === 'NotCached')
}
