/** Stands in for a read that must come from the framework's cache or not at all. */
export async function absent(): Promise<never> {
  const error = new Error('not in the cache')
  // lib/framework-log.ts knows it: the framework prints it with its stack when it renews such an entry.
  error.name = 'NotCached'
  throw error
}
