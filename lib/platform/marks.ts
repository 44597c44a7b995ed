import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { buildId } from './build-id'

/* What instances tell each other of a push: `<milliseconds since the epoch> <build> <unique>`. */

/** The last push of each tag. */
export type Marks = [tag: string, mark: string][]

/** A push this shortly before the build may not be in it: the clocks of two machines differ. */
const CLOCK_MARGIN_MS = 60_000

const schema = z.record(z.string(), z.string())

export function newMark(): string {
  return `${Date.now()} ${buildId()} ${randomUUID()}`
}

export function marksOf(message: unknown): Marks {
  return Object.entries(schema.safeParse(message).data ?? {})
}

/** Whether the push came after this site was built. Only that of another build is judged by the clocks of two machines. */
export function isAfterBuild(mark: string): boolean {
  const [pushedAt, build] = mark.split(' ')
  return build === buildId() || Number(pushedAt) > Number(buildId()) - CLOCK_MARGIN_MS
}
