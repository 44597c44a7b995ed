import { test } from '@playwright/test'
import type { Fault } from './faults'

/** The columns of the table in docs/reliability.md. */
const moments = {
  build: 'at the build',
  coldStart: 'at a cold start',
  coldStartWithoutCache: 'at a cold start without `.next/cache`',
  push: 'at a push',
  afterPush: 'after a push, before anyone visited',
  ageOut: 'at an age-out',
  render: 'in the middle of a render',
} as const

export type Moment = keyof typeof moments

export function cellTitle(fault: Fault, moment: Moment): string {
  return `${fault.name} › ${moments[moment]}`
}

/** One fault of every reason that is told quickly; and two of them where every cell needs a server or a build of its own. */
const sample = ['connection refused', '401', '500', 'wrong shape', 'one wrong record', 'foreign version']
const smallSample = ['connection refused', '500']

/** `npm test` takes a sample of the cells, `npm run test:long` all of them. */
export function cellTag(fault: Fault, moment: Moment): { tag?: string } {
  const isCheap = ['push', 'afterPush', 'ageOut', 'render'].includes(moment)
  return (isCheap ? sample : smallSample).includes(fault.name) ? {} : { tag: '@long' }
}

/** Writes what was measured into the cell of the running test. */
export function fillCell(fault: Fault, moment: Moment, text: string): void {
  test.info().annotations.push({ type: 'cell', description: `${fault.name}|${moment}|${text}` })
}

export function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}
