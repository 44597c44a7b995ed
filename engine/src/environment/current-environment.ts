import { createHmac, hash } from 'node:crypto'
import { ConfigurationError, type Environment, parseEnvironment } from './environment'
import { isBuildForAll } from './host'

/** A build for all environments needs none. What it renders with this one is rendered again before anybody sees it. */
const ofBuild = { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'https://platform.invalid' }

let parsed: Environment | undefined

/** The configuration of this process. @throws ConfigurationError naming every variable that is missing or malformed */
export function currentEnvironment(): Environment {
  parsed ??= parseEnvironment(isBuildForAll() ? ofBuild : process.env)
  return parsed
}

/** The same. A process without a valid configuration ends, with one clear message. */
export function environmentOrExit(): Environment {
  try {
    return currentEnvironment()
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

let id: string | undefined

/** Stands for the configuration: equal in all processes that have the same one. */
export function environmentId(): string {
  id ??= hash('sha256', JSON.stringify(currentEnvironment()), 'base64url')
  return id
}

/**
 * Gives Next.js' server actions their key, unless it is set. Builds derive the ids of actions from it, and servers encrypt with it. With a random
 * key, as Next.js draws it, a form of an earlier build could not be sent. A build for all environments has that of its placeholder.
 */
export function provideActionsKey(apiKey: string): void {
  const key = createHmac('sha256', apiKey).update('server actions').digest('base64')
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= key
}
