/**
 * One line for what can happen at every request to a production server, and nothing twice: Next.js 16.4 warns with a whole stack when
 * somebody posts a form of another build, and prints each error of the platform that reaches it, which the log has told when the outage
 * began. What anybody else prints stays as it is.
 */
export function shortenFrameworkLog(): void {
  const { warn, error } = console
  console.warn = (...parts: unknown[]) => {
    const [only] = parts
    warn(...(parts.length === 1 && isUnknownAction(only) ? [only.message.split('\n')[0]] : parts))
  }
  console.error = (...parts: unknown[]) => {
    if (!isTold(parts)) error(...parts)
  }
}

function isUnknownAction(value: unknown): value is Error {
  return value instanceof Error && value.message.startsWith('Failed to find Server Action')
}

/** By name: Next.js may load the class more than once. It marks an error of a render with a digest, and others with its sign. */
function isTold([first, ...rest]: unknown[]): boolean {
  const isByFramework = String(first).includes('⨯')
  return [first, ...rest].some(
    (part) => part instanceof Error && part.name === 'PlatformError' && (isByFramework || 'digest' in part),
  )
}
