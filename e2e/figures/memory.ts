import { readdirSync, readFileSync } from 'node:fs'

/* Memory of processes, as Linux tells it; megabytes. Elsewhere there is nothing to read, and the answer is NaN. */

const MB = 1_000_000

const fields = {
  now: ['status', /^VmRSS:\s+(\d+)/m],
  peak: ['status', /^VmHWM:\s+(\d+)/m],
  share: ['smaps_rollup', /^Pss:\s+(\d+)/m],
} as const

/**
 * What a process holds now, the most that it has held so far, or its share of what it holds: pages shared by several processes count
 * once in all.
 */
export function memoryOf(processId: number | undefined, kind: keyof typeof fields): number {
  const [file, field] = fields[kind]
  return (Number(field.exec(readText(`/proc/${processId}/${file}`))?.[1]) * 1_024) / MB
}

/** The most that a process and its descendants hold together, until stopped. */
export function watchMemory(processId: number | undefined): { stop: () => number } {
  let peak = 0
  let timer = setTimeout(look, SHORTEST_PAUSE)
  function look(): void {
    const began = performance.now()
    const members = family(Number(processId))
    // Reading shares slows the processes. The sum of their resident memory is cheap, and never smaller: it counts a shared page in each.
    if (sum(members, 'now') > peak) peak = Math.max(peak, sum(members, 'share'))
    timer = setTimeout(look, Math.max(SHORTEST_PAUSE, PAUSE_PER_LOOK * (performance.now() - began)))
  }
  return {
    stop: () => {
      clearTimeout(timer)
      return peak || Number.NaN
    },
  }
}

/** Milliseconds. */
const SHORTEST_PAUSE = 100
/** Looking takes a tenth of the time at most. */
const PAUSE_PER_LOOK = 10

/** A process that has just gone holds nothing. */
function sum(processIds: number[], kind: 'now' | 'share'): number {
  return processIds.reduce((total, id) => total + (memoryOf(id, kind) || 0), 0)
}

function family(processId: number): number[] {
  const parents = new Map<number, number>()
  for (const name of process.platform === 'linux' ? readdirSync('/proc') : []) {
    if (!/^\d+$/.test(name)) continue
    // The name of the program, in parentheses, may hold anything.
    const [, parent] = readText(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ') ?? []
    parents.set(Number(name), Number(parent))
  }
  const isOurs = (id: number | undefined): boolean =>
    id !== undefined && id > 1 && (id === processId || isOurs(parents.get(id)))
  return [...parents.keys()].filter(isOurs)
}

/** Empty when the process has just gone. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
