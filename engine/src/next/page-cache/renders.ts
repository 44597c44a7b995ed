import { pathInApp } from '../../port/routes'
import { processState } from '../../process/process-state'
import { within } from '../../process/within'
import { decoded } from '../../text/decoded'

/** How many renders run at once. Each takes memory, and more of them finish no page sooner. */
const MAX_AT_ONCE = 20
/** How long a render may take before it counts as failed. */
const MAX_RENDER_MS = 20_000

processState.renders ??= new Map()
const { renders: underWay } = processState

/** Notes that a page is about to be rendered. Waits while `MAX_AT_ONCE` renders are under way. */
export async function beginRender(key: string): Promise<void> {
  while (underWay.size >= MAX_AT_ONCE && !underWay.has(key))
    await Promise.race([...underWay.values()].map(({ over }) => over))
  endRender(key)
  let resolve = () => {}
  const over = new Promise<void>((whenOver) => {
    resolve = whenOver
  })
  const tooLong = setTimeout(() => endRender(key), MAX_RENDER_MS).unref()
  const end = () => {
    clearTimeout(tooLong)
    resolve()
  }
  underWay.set(key, { over, end })
}

export function endRender(key: string): void {
  underWay.get(key)?.end()
  underWay.delete(key)
}

/** Whether all current renders end in time. A push waits for them: Next.js 16.4 answers a visit from a render under way, even an outdated one. */
export async function awaitRenders(limitMs: number): Promise<boolean> {
  const renders = [...underWay.values()].map(({ over }) => over)
  return (await within(limitMs, Promise.all(renders))) !== undefined
}

/** Forgets a failed render, of which Next.js does not tell `page-cache.cjs`. The key of a render ends with the decoded path. */
export function forgetRender(path: string): void {
  const [pathname = ''] = pathInApp(path).split('?')
  const ends = [pathname, decoded(pathname)].map((end) => `/$${end}`)
  for (const key of underWay.keys()) if (ends.some((end) => key.endsWith(end))) endRender(key)
}
