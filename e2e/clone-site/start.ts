import { renewSite, stagePlan, startProgram, withTypeScript } from '@site-starter/engine/testing'

/**
 * Builds this clone, and starts its site in a separate process, because the agency's own tests are plain Playwright tests that start nothing.
 * @returns a function that stops the site
 */
export default async function start(): Promise<() => Promise<unknown>> {
  // If this clone's site is the template's, one build serves the tests of both.
  await renewSite(stagePlan('clone').builtAs ?? 'clone')
  const args = [...withTypeScript, 'e2e/clone-site/serve.ts']
  const site = await startProgram({ args }, async ({ log }) => log().endsWith('ready\n'))
  return () => site.stop()
}
