import { type Environment, parseEnvironment } from './environment'

let parsed: Environment | undefined

/** The configuration of this process, parsed on first use. */
export function config(): Environment {
  parsed ??= parseEnvironment(process.env)
  return parsed
}
