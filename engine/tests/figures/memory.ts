import { readdirSync, readFileSync } from 'node:fs'

/* The memory of processes on Linux in megabytes. On other systems, all values are NaN. */

const MB = 1_000_000

const fields = {
  now: ['status', /^VmRSS:\s+(\d+)/m],
  peak: ['status', /^VmHWM:\s+(\d+)/m],
  share: ['smaps_rollup', /^Pss:\s+(\d+)/m],
} as const

/** The memory of a process: current, maximum so far, or its share, in which pages shared by several processes are counted once in total. */
export function memoryOf(processId: number | undefined, kind: keyof typeof fields): number {
  const [file, field] = fields[kind]
  return (Number(field.exec(textOf(`/proc/${processId}/${file}`))?.[1]) * 1_024) / MB
}

/** The interval between readings, because reading shares slows the processes. */
const READ_EVERY_MS = 500

/** The maximum memory of a process and its descendants together, until stopped. */
export function watchMemory(processId = Number.NaN): { stop: () => number } {
  let peak = 0
  const timer = setInterval(() => {
    // A process that has just ended has no memory.
    const together = family(processId).reduce((sum, id) => sum + (memoryOf(id, 'share') || 0), 0)
    peak = Math.max(peak, together)
  }, READ_EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return peak || Number.NaN
    },
  }
}

/** The process and its descendants. */
function family(processId: number): number[] {
  return [processId, ...childrenOf(processId).flatMap(family)]
}

export function childrenOf(processId = Number.NaN): number[] {
  const threads = `/proc/${processId}/task`
  return unlessGone(() => readdirSync(threads), [])
    .flatMap((id) => textOf(`${threads}/${id}/children`).match(/\d+/g) ?? [])
    .map(Number)
}

const textOf = (file: string) => unlessGone(() => readFileSync(file, 'utf8'), '')

function unlessGone<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch {
    return otherwise
  }
}
