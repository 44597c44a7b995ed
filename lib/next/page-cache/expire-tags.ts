import { processState } from '../../process/process-state'

/**
 * Expires what bears these tags in Next.js' cache, without telling anybody: another instance has revalidated them. `page-cache.cjs`
 * replaces the function.
 */
export function expireTags(tags: string[]): void {
  processState('expire tags', () => (_: string[]) => {})(tags)
}
