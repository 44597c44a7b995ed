import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type StageName, siteEnvironment, stagePlan } from './stages'

const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next')

/** A variable for a site whose clock a test may move. */
export const movableClock = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'movable-clock.mjs')).href}`,
}

export interface RunningSite {
  origin: string
  processId: number | undefined
  /** Everything the server has printed so far. */
  log: () => string
  /** Puts the clock forward of a site that was started with `movableClock`. */
  age: (seconds: number) => Promise<void>
  /** Ends it; answers its exit code. */
  stop: () => Promise<number | null>
}

/** Starts the built site of a tenant, on its own port or the one of `overrides`, on a copy of its build, since a running site writes renewed pages into it. */
export async function startSite(
  stageName: StageName,
  overrides: Record<string, string> = {},
  { keepsDisk = false, keepsCache = true, throughNpm = false } = {},
): Promise<RunningSite> {
  const { buildDir, sitePort } = stagePlan(stageName)
  const port = overrides.PORT ?? String(sitePort)
  const siteOrigin = `http://localhost:${port}`
  const runDir = `${buildDir.replace('e2e', 'run')}-${port}`
  if (!keepsDisk) {
    rmSync(runDir, { recursive: true, force: true })
    cpSync(buildDir, runDir, { recursive: true, verbatimSymlinks: true })
  }
  if (!keepsCache) rmSync(join(runDir, 'cache'), { recursive: true, force: true })
  const env = { ...siteEnvironment(stageName), NEXT_DIST_DIR: runDir, ...overrides }
  const [program, args] = throughNpm ? ['npm', ['start']] : [process.execPath, [nextCommand, 'start']]
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      printed += String(chunk)
    })
  for (let attempt = 0; !(await answers(siteOrigin)); attempt += 1) {
    if (child.exitCode !== null || attempt > 200) throw new Error(`The site did not start:\n${printed}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  return {
    origin: siteOrigin,
    processId: child.pid,
    log: () => printed,
    age: async (seconds) => {
      const done = once(child, 'message')
      child.send(seconds * 1_000)
      await done
    },
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
}

async function answers(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/health`).catch(() => undefined)
  return response?.ok ?? false
}
