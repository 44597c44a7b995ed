import type { ChildProcess } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type StageName, siteEnvironment, stagePlan } from '../fixtures/stages'
import { startServer } from './next-program'

/** The variable for a site whose clock a test may move. */
export const movableClock = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'movable-clock.mjs')).href}`,
}

/** A module that ends a server with the tests. By itself it would go on when a terminal is closed, because it ignores SIGHUP. */
const endWithParent = pathToFileURL(
  join(import.meta.dirname, '../../commands/shared/end-with-parent.mjs'),
).href

/** The signal that stops a site without the delay for load balancers. */
export const quickly = 'SIGINT'

export type RunningSite = Awaited<ReturnType<typeof startSite>>

/**
 * Starts the built site of a tenant on its own port, or on that in `overrides`. It runs on a copy of its build, because a running site stores its
 * content there.
 */
export async function startSite(
  stageName: StageName,
  overrides: Record<string, string> = {},
  {
    keepsDisk = false,
    throughNpm = false,
    firstPath = '/api/health',
    program: node = process.execPath,
    prepare = (_buildDir: string): unknown => undefined,
  } = {},
) {
  const { folder, buildDir, sitePort } = stagePlan(stageName)
  const port = overrides.PORT ?? String(sitePort)
  const siteOrigin = `http://localhost:${port}`
  const distDir = `.next-run-${port}`
  const runDir = join(folder, distDir)
  if (!keepsDisk) copyBuild(buildDir, runDir)
  prepare(runDir)
  const env = { ...siteEnvironment(stageName), NEXT_DIST_DIR: distDir, ...overrides }
  const [program, args] = throughNpm ? ['npm', ['start']] : [node, ['--import', endWithParent, 'server.mjs']]
  const { child, ...server } = await startServer({
    program,
    args,
    folder,
    env,
    firstAddress: siteOrigin + firstPath,
  })
  return {
    origin: siteOrigin,
    /** The copy of the build that the site runs from and writes to. */
    buildDir: runDir,
    processId: child.pid,
    ...server,
    /** Stops reading the site's log, like a stopped log collector. */
    dropLog: () => {
      for (const stream of [child.stdout, child.stderr]) stream?.destroy()
    },
    /** Advances the clock of a site that was started with `movableClock`. */
    age: (seconds: number) => moveClock(child, { age: seconds * 1_000 }),
    /** Moves only the time of day of such a site, forward or back. */
    stepClock: (seconds: number) => moveClock(child, { step: seconds * 1_000 }),
  }
}

/** Moves the clock of a program started with `movableClock`, in milliseconds. */
export async function moveClock(child: ChildProcess, move: { age?: number; step?: number }): Promise<void> {
  // Ignores the message that the server sends to PM2.
  const done = new Promise<void>((resolve) => {
    child.on('message', function hear(said) {
      if (said !== 'done') return
      child.off('message', hear)
      resolve()
    })
  })
  child.send(move)
  await done
}

/** Copies a build for a site to run from, without files that a site has written. */
function copyBuild(buildDir: string, target: string): void {
  const omitted = ['cache', 'standalone'].map((name) => join(buildDir, name))
  rmSync(target, { recursive: true, force: true })
  cpSync(buildDir, target, {
    recursive: true,
    preserveTimestamps: true,
    verbatimSymlinks: true,
    filter: (source) => !omitted.includes(source),
  })
}
