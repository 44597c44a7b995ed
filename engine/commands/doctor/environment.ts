import nextEnv from '@next/env'
import { projectFile } from '../shared/project'

/** Puts the variables of .env files into the environment, as the production server does. */
export function loadEnvironment(): void {
  // NODE_ENV decides which variables the data layer requires, and which .env files are read.
  Object.assign(process.env, { NODE_ENV: 'production' })
  nextEnv.loadEnvConfig(projectFile(), false, { info: () => {}, error: console.error })
}
