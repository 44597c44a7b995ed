import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Build, nextCommand, runBuild, startServer } from '../../e2e/servers/next-program'

/*
 * The smallest possible app of the same Next.js version: what no site on it can be faster than. It is built elsewhere,
 * since Next.js would take this project's instrumentation and proxy for the app's.
 */

const folder = mkdtempSync(join(tmpdir(), 'minimal-app-'))
cpSync(join(import.meta.dirname, '../minimal-app'), folder, { recursive: true })
symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const PORT = 27010

export const minimalOrigin = `http://localhost:${PORT}`

/**
 * Builds it without files of an earlier build.
 * @param texts what its pages below `/long/` show, by their names
 */
export async function buildMinimalApp(texts: Record<string, string> = {}): Promise<Build> {
  rmSync(join(folder, '.next'), { recursive: true, force: true })
  return runBuild(environment(texts), folder, { watchesMemory: true })
}

export async function startMinimalApp() {
  const { child, startMilliseconds, stop } = await startServer({
    program: process.execPath,
    args: [nextCommand, 'start'],
    folder,
    env: environment(),
    firstAddress: minimalOrigin,
  })
  return { processId: child.pid, startMilliseconds, stop }
}

function environment(texts: Record<string, string> = {}): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    BENCH_TEXTS: JSON.stringify(texts),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
