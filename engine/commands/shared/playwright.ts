import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { projectFile } from './project'

/** The CLI of Playwright, which the project installs. */
export function playwrightProgram(): string {
  return createRequire(projectFile('package.json')).resolve('@playwright/test/cli')
}

/** The environment of Playwright, which does not compile TypeScript of an engine installed as a package. */
function forPlaywright(): NodeJS.ProcessEnv {
  const program = new URL('../../src/for-playwright.mjs', import.meta.url).href
  if (!program.includes('/node_modules/')) return process.env
  return { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${program}` }
}

/** Runs `playwright test` with the arguments of this process, and exits with its code. @param config the configuration file in the project */
export async function runTests(config: string): Promise<never> {
  const args = [playwrightProgram(), 'test', '--config', config, ...process.argv.slice(2)]
  const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit', env: forPlaywright() }), 'exit')
  process.exit(code ?? 1)
}
