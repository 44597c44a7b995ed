/**
 * A value that the whole process shares. Next.js may load a module once per bundle (pages, route handlers, server
 * start), so a module variable is not shared.
 */
export function processState<T>(name: string, create: () => T): T {
  const states = globalThis as typeof globalThis & { siteStates?: Map<string, unknown> }
  states.siteStates ??= new Map()
  if (!states.siteStates.has(name)) states.siteStates.set(name, create())
  return states.siteStates.get(name) as T
}
