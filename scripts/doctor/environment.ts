import nextEnv from '@next/env'
import { projectFile } from '../shared/project'

/** Puts the variables of .env files into the environment, as the production server does. */
export function loadEnvironment(): void {
  // What the seam requires, and which files are read, depends on it.
  Object.assign(process.env, { NODE_ENV: 'production' })
  nextEnv.loadEnvConfig(projectFile(), false, { info: () => {}, error: console.error })
}
