import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from '../../../tests/sandbox/support/folders'
import {
  type Build,
  nextCommand,
  runBuild,
  type Server,
  startServer,
} from '../../../tests/servers/next-program'

/*
 * The smallest possible app of the same Next.js version: what no site on it can be faster than. Its layout and configuration are those of
 * the bare app of the tests. It is built elsewhere, since Next.js would take this project's instrumentation and proxy for the app's.
 */

const folder = temporaryFolder()
for (const source of ['engine/tests/agency/bare-app', 'engine/tools/bench/minimal-app'])
  cpSync(source, folder, { recursive: true })
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

const PORT = '27010'

export const minimalOrigin = `http://localhost:${PORT}`

const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', PORT, NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Builds it without files of an earlier build.
 * @param texts what its pages below `/long/` show, by their names
 */
export async function buildMinimalApp(texts: Record<string, string> = {}): Promise<Build> {
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  return runBuild({ ...env, BENCH_TEXTS: JSON.stringify(texts) }, folder, { watchesMemory: true })
}

export function startMinimalApp(): Promise<Server> {
  const args = [nextCommand, 'start']
  return startServer({ program: process.execPath, args, folder, env, firstAddress: minimalOrigin })
}
