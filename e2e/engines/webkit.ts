import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { endWithUs } from '../support/end-with-us'
import { ports } from '../support/ports'
import { onPath } from '../support/programs'
import { asJson, clicking, type Engine, keys, typing, viewport } from './engine'

const driver = onPath('WebKitWebDriver')
const xvfb = onPath('Xvfb')

export const webkitIsHere = driver !== undefined && xvfb !== undefined

/** WebKitGTK's own small browser, by WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn(
    xvfb ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  endWithUs(screen)
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: 'pt_PT.UTF-8' }
  const server = spawn(driver ?? 'WebKitWebDriver', [`--port=${ports.engines.driver}`], {
    env,
    stdio: 'ignore',
  })
  endWithUs(server)
  await untilReady()
  // Else it would answer no question about a page that is still being loaded.
  const alwaysMatch = { pageLoadStrategy: 'none' }
  const { sessionId } = (await command('POST', '/session', { capabilities: { alwaysMatch } })) as {
    sessionId: string
  }
  const send = (path: string, body: object) => command('POST', `/session/${sessionId}${path}`, body)
  await send('/window/rect', { ...viewport, x: 0, y: 0 })
  const perform = async (actions: unknown) => {
    await send('/actions', { actions })
  }
  const evaluate = async (expression: string): Promise<unknown> =>
    JSON.parse(String(await send('/execute/sync', { script: `return ${asJson(expression)}`, args: [] })))
  return {
    open: async (url) => {
      await evaluate('void (window.isLeft = true)')
      await send('/url', { url })
      const hasLoaded = () =>
        evaluate("window.isLeft !== true && document.readyState === 'complete'").catch(() => false)
      while (!(await hasLoaded())) await setTimeout(20)
    },
    evaluate,
    type: (text) => perform(typing(text)),
    press: (key) => perform(typing(keys[key])),
    click: (point) => perform(clicking(point)),
    close: async () => {
      await command('DELETE', `/session/${sessionId}`)
      await Promise.all([ended(server), ended(screen)])
    },
  }
}

const address = `http://127.0.0.1:${ports.engines.driver}`

async function command(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`)
  return value
}

async function untilReady(): Promise<void> {
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) await setTimeout(50)
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
