import { join, relative } from 'node:path'
import { type Build, nextCommand, runBuild, startServer } from '../e2e/support/next-program'

/* The smallest possible app of the same framework version: what no site on it can be faster than. */

const folder = relative('.', join(import.meta.dirname, 'minimal-app'))
const PORT = 27010

export const minimalOrigin = `http://localhost:${PORT}`

/** @param text what its page shows, so that it can be as long as a page of ours */
export async function buildMinimalApp(text = ''): Promise<Build> {
  return runBuild(environment(text), folder)
}

export async function startMinimalApp() {
  const { child, startMilliseconds, stop } = await startServer({
    program: process.execPath,
    args: [nextCommand, 'start', folder],
    env: environment(),
    firstAddress: minimalOrigin,
  })
  return { processId: child.pid, startMilliseconds, stop }
}

function environment(text = ''): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(PORT),
    BENCH_TEXT: text,
    NEXT_TELEMETRY_DISABLED: '1',
  }
}
