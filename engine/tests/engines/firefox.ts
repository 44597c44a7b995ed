import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'undici'
import { endWithUs, onPath } from '../servers/programs'
import type { Driver, Start } from './visitor'

export const firefoxPath = onPath('firefox-esr') ?? onPath('firefox')

interface Context {
  context: string
  clientWindow: string
}

/** A script for a browser window: the named elements in Firefox's accessibility tree; none until the tree exists. */
const tree = `(() => {
  // The service ends with the last reference to it.
  const service = (self.ears ??= Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService))
  const statesOf = (element) => {
    const [some, others] = [{}, {}]
    element.getState(some, others)
    const list = service.getStringStates(some.value, others.value)
    return Array.from({ length: list.length }, (_, index) => list.item(index))
  }
  const below = (element) => {
    if (!element) return []
    const role = service.getStringRole(element.role)
    const inside = Array.from({ length: element.childCount }, (_, index) => below(element.getChildAt(index)))
    return [...(element.name ? [{ role, name: element.name, states: statesOf(element) }] : []), ...inside.flat()]
  }
  return JSON.stringify(below(service.getAccessibleFor(gBrowser.selectedBrowser)))
})()`

/** Firefox, controlled with its built-in WebDriver BiDi. */
export async function startFirefox({ viewport }: Start): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  // The flag gives access to Firefox's accessibility tree.
  args.push('--remote-allow-system-access')
  const child = spawn(firefoxPath ?? 'firefox', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  endWithUs(child)
  const address = await new Promise<string>((resolve) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, announced] = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line) ?? []
      if (announced !== undefined) resolve(announced)
    })
  })
  const { send, socket } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  // The initial window has no focus, without which key presses do not reach buttons.
  const { context } = await send('browsingContext.create', { type: 'window' })
  await send('browsingContext.setViewport', { context, viewport })
  return {
    evaluate: async (expression) => {
      const script = { expression, target: { context }, awaitPromise: false }
      const answer = await send('script.evaluate', script)
      if (answer.type !== 'success') throw new Error(`${expression}: ${JSON.stringify(answer)}`)
      return (answer.result as { value: string }).value
    },
    // Firefox's own `wait: 'complete'` ends early while scripts of the previous page are loading.
    heard: async () => {
      const [page] = (await send('browsingContext.getTree', { root: context })).contexts as Context[]
      const windows = (await send('browsingContext.getTree', { 'moz:scope': 'chrome' })).contexts as Context[]
      const window = windows.find(({ clientWindow }) => clientWindow === page?.clientWindow)
      const script = { expression: tree, target: { context: window?.context }, awaitPromise: false }
      const answer = await send('script.evaluate', script)
      if (answer.type !== 'success') throw new Error(JSON.stringify(answer))
      return JSON.parse((answer.result as { value: string }).value)
    },
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    perform: (actions) => send('input.performActions', { context, actions }),
    close: async () => {
      socket.close()
      child.kill()
      await once(child, 'exit')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  const answers = new EventEmitter()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data))
    answers.emit(`answer ${answer.id}`, answer)
  })
  await once(socket, 'open')
  let sent = 0
  const send = async (method: string, params: object): Promise<Record<string, unknown>> => {
    sent += 1
    const answered = once(answers, `answer ${sent}`)
    socket.send(JSON.stringify({ id: sent, method, params }))
    const [{ type, result, error, message }] = await answered
    if (type !== 'success') throw new Error(`${method}: ${error}: ${message}`)
    return result
  }
  return { send, socket }
}
