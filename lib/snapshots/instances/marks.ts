import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { buildId } from '../../environment/build-facts'

/* A mark tells other instances of a push: `<milliseconds since the epoch> <build> <unique>`. */

/** The mark of the last push of each tag. */
export type Marks = [tag: string, mark: string][]

/** A push up to this long before the build may be missing from it: the clocks of two machines differ. */
const CLOCK_MARGIN_MS = 60_000

const schema = z.record(z.string(), z.string())

export function newMark(): string {
  return `${Date.now()} ${buildId()} ${randomUUID()}`
}

export function marksOf(message: unknown): Marks {
  return Object.entries(schema.safeParse(message).data ?? {})
}

/** Whether the push came after this site was built. Clocks are compared only when another build received the push. */
export function isAfterBuild(mark: string): boolean {
  const [pushedAt, build] = mark.split(' ')
  return build === buildId() || Number(pushedAt) > Number(buildId()) - CLOCK_MARGIN_MS
}
