import { consoleOf } from '@site-starter/engine/testing'
import { cloneContent, clonePlatform } from './clone-site'

/**
 * Leads that arrived from this clone's site, newest last.
 * @public for an agency's own tests
 */
export async function arrivedLeads() {
  const { leads } = await consoleOf(clonePlatform).state()
  return leads[cloneContent().tenant.siteKey] ?? []
}
