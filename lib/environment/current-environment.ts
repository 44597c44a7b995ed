import { type Environment, parseEnvironment } from './environment'

let parsed: Environment | undefined

/** The configuration of this process, parsed on first use. */
export function currentEnvironment(): Environment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}
