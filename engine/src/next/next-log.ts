import { LRUCache } from 'lru-cache'

/**
 * Next.js 16.4 logs a stack for each form of another build (a line is enough), and each PlatformError, which the log has reported already. Of an
 * error that comes again, such as one that a forged form causes, the log has the stack once an hour.
 */
export function shortenNextLog(): void {
  const { warn, error } = console
  console.warn = (...parts: unknown[]) =>
    warn(...parts.map((part) => (isUnknownAction(part) ? part.message.split('\n')[0] : part)))
  console.error = (...parts: unknown[]) => {
    if (!isTold(parts)) error(...withoutKnownStacks(parts))
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

/** It marks an error of a render with a digest, others with `⨯`. */
function isByFramework([first]: unknown[]): boolean {
  return String(first).includes('⨯')
}

function isUnknownAction(value: unknown): value is Error {
  return value instanceof Error && value.message.startsWith('Failed to find Server Action')
}

/** The class is compared by name: Next.js may load it twice. */
function isTold(parts: unknown[]): boolean {
  return parts.some(
    (part) =>
      part instanceof Error && part.name === 'PlatformError' && (isByFramework(parts) || 'digest' in part),
  )
}
