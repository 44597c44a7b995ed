import nextEnv from '@next/env'
import { projectFile } from '../shared/project'

/** Loads the variables of .env files, as the production server does. */
export function loadEnvironment(): void {
  // NODE_ENV determines which variables the site requires, and which .env files are read.
  Object.assign(process.env, { NODE_ENV: 'production' })
  nextEnv.loadEnvConfig(projectFile(), false, { info: () => {}, error: console.error })
}
