import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { endWithUs } from '../servers/end-with-us'
import { onPath } from '../servers/programs'
import { answerTo, asking } from './answers'
import { asJson, clicking, type Engine, keys, opening, typing, usualStart } from './engine'

const driver = onPath('WebKitWebDriver')
const xvfb = onPath('Xvfb')

export const webkitIsHere = driver !== undefined && xvfb !== undefined

/** WebKitGTK's own small browser, by WebDriver, on a screen that nobody sees. */
export async function startWebKit({ viewport, driverPort } = usualStart): Promise<Engine> {
  const screen = spawn(
    xvfb ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  endWithUs(screen)
  const [display] = await answerTo('Xvfb', once(screen.stdio[3] as NodeJS.ReadableStream, 'data'))
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: 'pt_PT.UTF-8' }
  const server = spawn(driver ?? 'WebKitWebDriver', [`--port=${driverPort}`], {
    env,
    stdio: 'ignore',
  })
  endWithUs(server)
  const command = (method: string, path: string, body?: object) =>
    answerTo(path, commandTo(`http://127.0.0.1:${driverPort}`, method, path, body))
  await untilReady(driverPort)
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
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `return ${asJson(expression)}`
    return JSON.parse(String(await asking(expression, () => send('/execute/sync', { script, args: [] }))))
  }
  return {
    open: (url) => opening(url, evaluate, () => send('/url', { url })),
    evaluate,
    type: (text) => perform(typing(text)),
    press: (key) => perform(typing(keys[key])),
    click: (point) => perform(clicking(point)),
    close: async () => {
      await command('DELETE', `/session/${sessionId}`)
      await answerTo('the end of WebKitWebDriver and Xvfb', Promise.all([ended(server), ended(screen)]))
    },
  }
}

async function commandTo(address: string, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`)
  return value
}

async function untilReady(driverPort: number): Promise<void> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${driverPort}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { message: 'WebKitWebDriver', intervals: [50] }).toBe(true)
}

async function ended(child: ChildProcess): Promise<void> {
  child.kill()
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
