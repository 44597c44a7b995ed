import { LRUCache } from 'lru-cache'

/**
 * Shortens what Next.js 16.4 logs: one line instead of a stack for a form of another build, and no PlatformError, which is already logged. A
 * recurring error, such as one that a forged form causes, is logged with its stack once an hour.
 */
export function shortenNextLog(): void {
  const { warn, error } = console
  console.warn = (...parts: unknown[]) =>
    warn(...parts.map((part) => (isUnknownAction(part) ? part.message.split('\n')[0] : part)))
  console.error = (...parts: unknown[]) => {
    if (!isLogged(parts)) error(...withoutKnownStacks(parts))
  }
}

const stacks = new LRUCache<string, true>({ max: 100, ttl: 3_600_000 })

function withoutKnownStacks(parts: unknown[]): unknown[] {
  if (!isByFramework(parts)) return parts
  return parts.map((part) => {
    if (!(part instanceof Error) || part.stack === undefined) return part
    const isKnown = stacks.has(part.stack)
    stacks.set(part.stack, true)
    return isKnown ? String(part) : part
  })
}

/** Whether Next.js logged an error. It prefixes those outside a render with `⨯`. */
function isByFramework([first]: unknown[]): boolean {
  return String(first).includes('⨯')
}

function isUnknownAction(value: unknown): value is Error {
  return value instanceof Error && value.message.startsWith('Failed to find Server Action')
}

/** Whether an error was already logged as a PlatformError. Its class is compared by name, since Next.js may load it twice. */
function isLogged(parts: unknown[]): boolean {
  return parts.some(
    (part) =>
      part instanceof Error && part.name === 'PlatformError' && (isByFramework(parts) || 'digest' in part),
  )
}
