/* `npm run push -- services posts`: sends the site a push manually, as the platform does after a save. */
import { existsSync } from 'node:fs'
import { currentEnvironment } from '../src/environment/current-environment'
import { ConfigurationError } from '../src/environment/environment'
import { pushTags } from '../src/platform/cache-options'
import { loadEnvironment } from './doctor/environment'
import { causeOf } from './doctor/requests'
import './shared/end-with-output.mjs'
import { projectFile } from './shared/project'
import { pushAddress, sendPush } from './shared/push-probe'

loadEnvironment()
// Without a key, `npm run dev` runs the site with the sandbox.
if (!process.env.SITE_API_KEY && existsSync(projectFile('engine/sandbox'))) {
  const { sandboxEnvironment } = await import('./sandbox-environment')
  Object.assign(process.env, sandboxEnvironment(process.env).site, { NODE_ENV: 'development' })
}

try {
  await push(process.argv.slice(2))
} catch (error) {
  fail(
    error instanceof ConfigurationError
      ? error.message
      : `The site does not answer (${causeOf(error)}): ${address()}`,
  )
}

async function push(tags: string[]): Promise<void> {
  const known = pushTags(currentEnvironment())
  const unknown = tags.filter((tag) => !known.includes(tag))
  if (tags.length === 0 || unknown.length > 0) {
    const problem = unknown.length > 0 ? `This site has no tag ${unknown.join(', ')}. ` : ''
    return fail(`${problem}npm run push -- <tags>: ${known.join(', ')}`)
  }
  const startedAt = performance.now()
  const { status, body } = await sendPush(tags, { withSecret: true })
  const took = `${Math.round(performance.now() - startedAt)} ms`
  if (status === 200) return console.log(`✓ ${address()} answered in ${took}: ${JSON.stringify(body)}`)
  const remedy: Record<number, string> = {
    400: 'EXTRA_PUSH_TAGS of the deployment differs from .env.local.',
    401: 'REVALIDATE_SECRET of the deployment differs from .env.local.',
  }
  fail(`${address()} answered ${status}. ${remedy[status] ?? 'Check the log of the deployment.'}`)
}

function address(): string {
  return pushAddress(currentEnvironment().siteUrl)
}

function fail(message: string): void {
  console.error(`✗ ${message}`)
  process.exitCode = 1
}
