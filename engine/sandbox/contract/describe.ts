import type { z } from 'zod'

/** The first errors usually explain the rest. */
const MAX_ERRORS = 5

/** Formats each error as `[2].icon: …`, up to `MAX_ERRORS`. */
export function describe(error: z.ZodError) {
  const lines = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${fieldPath(path)}: ${message}` : message,
  )
  const more = lines.length > MAX_ERRORS ? [`and ${lines.length - MAX_ERRORS} more`] : []
  return [...lines.slice(0, MAX_ERRORS), ...more].join('; ')
}

function fieldPath(path: PropertyKey[]) {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  return steps.join('').replace(/^\./, '')
}
