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
 * The smallest possible app of the same Next.js version, which no site can beat. Layout and configuration are those of the bare app in the tests. It
 * is built in another folder, because Next.js would include this project's instrumentation and proxy.
 */

const folder = temporaryFolder()
for (const source of ['engine/tests/agency/bare-app', 'engine/tools/bench/minimal-app'])
  cpSync(source, folder, { recursive: true })
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

const PORT = '27010'

export const minimalOrigin = `http://localhost:${PORT}`

const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', PORT, NEXT_TELEMETRY_DISABLED: '1' }

/**
 * Builds the app from scratch.
 * @param texts the texts of its pages below `/long/`, by name
 */
export async function buildMinimalApp(texts: Record<string, string> = {}): Promise<Build> {
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  return runBuild({ ...env, BENCH_TEXTS: JSON.stringify(texts) }, folder, { watchesMemory: true })
}

export function startMinimalApp(): Promise<Server> {
  const args = [nextCommand, 'start']
  return startServer({ program: process.execPath, args, folder, env, firstAddress: minimalOrigin })
}
