import { createHmac, hash } from 'node:crypto'
import { ConfigurationError, type Environment, parseEnvironment } from './environment'
import { isBuildForAll } from './host'

/** Placeholders for a build for all environments, which needs no configuration. Pages made with them are rendered again before anybody sees them. */
const ofBuild = { SITE_API_KEY: `sk_${'0'.repeat(48)}`, PLATFORM_ORIGIN: 'https://platform.invalid' }

let parsed: Environment | undefined

/** The configuration of this process. @throws ConfigurationError naming every variable that is missing or malformed */
export function currentEnvironment(): Environment {
  parsed ??= parseEnvironment(isBuildForAll() ? ofBuild : process.env)
  return parsed
}

/** The configuration of this process. A process without a valid configuration exits with one clear message. */
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

/** A hash of the configuration, equal in all processes that have the same one. */
export function environmentId(): string {
  id ??= hash('sha256', JSON.stringify(currentEnvironment()), 'base64url')
  return id
}

/**
 * Gives Next.js a key for server actions, unless one is set. Builds derive the ids of actions from it, and servers encrypt with it. Next.js
 * would generate a random key, and reject a form of an earlier build. A build for all environments uses the key of its placeholder.
 */
export function provideActionsKey(apiKey: string): void {
  const key = createHmac('sha256', apiKey).update('server actions').digest('base64')
  process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= key
}
