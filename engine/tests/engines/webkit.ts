import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { endWithUs, onPath } from '../servers/programs'
import type { Driver, Start } from './visitor'

const driver = onPath('WebKitWebDriver')
const xvfb = onPath('Xvfb')

export const webkitIsHere = driver !== undefined && xvfb !== undefined

/** WebKitGTK's MiniBrowser, controlled with WebDriver on a virtual screen. */
export async function startWebKit({ viewport, driverPort }: Start): Promise<Driver> {
  const screen = spawn(
    xvfb ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  endWithUs(screen)
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: 'pt_PT.UTF-8' }
  const server = spawn(driver ?? 'WebKitWebDriver', [`--port=${driverPort}`], { env, stdio: 'ignore' })
  endWithUs(server)

  const origin = `http://127.0.0.1:${driverPort}`
  const isReady = () =>
    fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { message: 'WebKitWebDriver', intervals: [50] }).toBe(true)

  async function command(method: string, path: string, body?: object, limit = 60_000): Promise<unknown> {
    const signal = AbortSignal.timeout(limit)
    const answer = await fetch(origin + path, { method, signal, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`)
    return value
  }

  // Otherwise, it would not answer while a page is loading.
  const alwaysMatch = { pageLoadStrategy: 'none' }
  const { sessionId } = (await command('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string
  }
  const session = `/session/${sessionId}`
  await command('POST', `${session}/window/rect`, { ...viewport, x: 0, y: 0 })

  /**
   * Repeats an unanswered query. WebKitWebDriver 2.50 occasionally loses one, in one of 30 to 100 visits, when it arrives while the first page
   * replaces the empty one.
   */
  async function evaluate(expression: string, times = 5): Promise<string> {
    const body = { script: `return ${expression}`, args: [] }
    return command('POST', `${session}/execute/sync`, body, 5_000).then(String, (error: Error) => {
      if (error.name !== 'TimeoutError' || times === 1) throw error
      return evaluate(expression, times - 1)
    })
  }

  return {
    evaluate: (expression) => evaluate(expression),
    go: (url) => command('POST', `${session}/url`, { url }),
    perform: (actions) => command('POST', `${session}/actions`, { actions }),
    close: async () => {
      await command('DELETE', session)
      await Promise.all([ended(server), ended(screen)])
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
