import type { z } from 'zod'

/** Formats each error as `[2].icon: …`, at most five, because the first ones usually explain the rest. */
export function describe(error: z.ZodError) {
  const lines = error.issues.map(({ path, message }) =>
    path.length > 0 ? `${placeOf(path)}: ${message}` : message,
  )
  const more = lines.length > 5 ? [`and ${lines.length - 5} more`] : []
  return [...lines.slice(0, 5), ...more].join('; ')
}

function placeOf(path: PropertyKey[]) {
  const steps = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  return steps.join('').replace(/^\./, '')
}
