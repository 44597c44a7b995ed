/**
 * Shortens the log of a production server where any request can cause a message. Next.js 16.4 warns with a whole stack when a form of
 * another build is posted: one line is enough. It also prints each PlatformError that reaches it: the log has already reported the outage
 * when it began. All other messages stay as they are.
 */
export function shortenNextLog(): void {
  const { warn, error } = console
  console.warn = (...parts: unknown[]) =>
    warn(...parts.map((part) => (isUnknownAction(part) ? part.message.split('\n')[0] : part)))
  console.error = (...parts: unknown[]) => {
    if (!isTold(parts)) error(...parts)
  }
}

function isUnknownAction(value: unknown): value is Error {
  return value instanceof Error && value.message.startsWith('Failed to find Server Action')
}

/**
 * Whether Next.js prints a PlatformError. The class is compared by name, since Next.js may load it more than once. Next.js marks an error
 * of a render with a digest, and other errors with `⨯`.
 */
function isTold([first, ...rest]: unknown[]): boolean {
  const isByFramework = String(first).includes('⨯')
  return [first, ...rest].some(
    (part) => part instanceof Error && part.name === 'PlatformError' && (isByFramework || 'digest' in part),
  )
}
