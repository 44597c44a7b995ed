import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'undici'
import { endWithUs } from '../servers/end-with-us'
import { onPath } from '../servers/programs'
import { answerTo } from './answers'
import { asJson, clicking, type Engine, keys, opening, typing, usualStart } from './engine'

export const firefoxPath = onPath('firefox-esr') ?? onPath('firefox')

/** Firefox, by WebDriver BiDi, which it speaks itself. */
export async function startFirefox({ viewport } = usualStart): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(firefoxPath ?? 'firefox', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  endWithUs(child)
  const { send, close } = await connect(
    `${await answerTo('the start of Firefox', announced(child.stderr))}/session`,
  )
  await send('session.new', { capabilities: {} })
  // The window it opens by itself has no focus, without which no key presses a button.
  const { context } = await send('browsingContext.create', { type: 'window' })
  await send('browsingContext.setViewport', { context, viewport })
  const perform = async (actions: unknown) => {
    await send('input.performActions', { context, actions })
  }
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = { expression: asJson(expression), target: { context }, awaitPromise: false }
    const answer = await send('script.evaluate', script)
    if (answer.type !== 'success') throw new Error(`${expression}: ${JSON.stringify(answer)}`)
    return JSON.parse((answer.result as { value: string }).value)
  }
  return {
    // Its own `wait: 'complete'` ends early where scripts of the page before were still coming.
    open: (url) =>
      opening(url, evaluate, () => send('browsingContext.navigate', { context, url, wait: 'none' })),
    evaluate,
    type: (text) => perform(typing(text)),
    press: (key) => perform(typing(keys[key])),
    click: (point) => perform(clicking(point)),
    close: async () => {
      close()
      child.kill()
      await answerTo('the end of Firefox', once(child, 'exit'))
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** The address that Firefox prints once it listens. */
async function announced(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? []
    if (address !== undefined) {
      // What is not read would stop it once the pipe is full.
      output.resume()
      return address
    }
  }
  throw new Error('Firefox ended before it listened')
}

type Answer = Record<string, unknown>

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data))
    const one = waiting.get(id)
    waiting.delete(id)
    if (type === 'success') one?.resolve(result)
    else one?.reject(new Error(`${error}: ${message}`))
  })
  const opened = new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  await answerTo(address, opened)
  let sent = 0
  return {
    send: (method: string, params: object) => {
      const answer = new Promise<Answer>((resolve, reject) => {
        sent += 1
        waiting.set(sent, { resolve, reject })
        socket.send(JSON.stringify({ id: sent, method, params }))
      })
      return answerTo(method, answer)
    },
    close: () => socket.close(),
  }
}
