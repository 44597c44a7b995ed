import { renewSite } from '../../engine/tests/builds/build-sites'
import { stagePlan } from '../../engine/tests/fixtures/stages'
import { startProgram, withTypeScript } from '../../engine/tests/servers/programs'

/**
 * Builds this clone, and starts its site in a process of its own: the agency's own tests are plain Playwright tests, which start nothing.
 * @returns what ends the site
 */
export default async function start(): Promise<() => Promise<unknown>> {
  // While this clone's site is the template's, one build serves the tests of both.
  await renewSite(stagePlan('clone').builtAs ?? 'clone')
  const args = [...withTypeScript, 'e2e/clone-site/serve.ts']
  const site = await startProgram({ args }, async ({ log }) => log().endsWith('ready\n'))
  return () => site.stop()
}
