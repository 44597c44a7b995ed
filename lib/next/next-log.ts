/** Next.js 16.4 logs a stack for each form of another build (a line is enough), and each PlatformError, which the log has reported already. */
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

/** The class is compared by name: Next.js may load it twice. It marks an error of a render with a digest, others with `⨯`. */
function isTold([first, ...rest]: unknown[]): boolean {
  const isByFramework = String(first).includes('⨯')
  return [first, ...rest].some(
    (part) => part instanceof Error && part.name === 'PlatformError' && (isByFramework || 'digest' in part),
  )
}
