import { test } from '@playwright/test'
import type { Fault } from './faults'

/** The columns of the table in docs/reliability.md. */
export const moments = {
  firstStart: 'at a first start',
  coldStart: 'at a later start',
  push: 'at a push',
  afterPush: 'after a push, before anyone visited',
  ageOut: 'at an age-out',
  render: 'in the middle of a render',
} as const

export type Moment = keyof typeof moments

export function cellTitle(fault: Fault, moment: Moment): string {
  return `${fault.name} › ${moments[moment]}`
}

/** In `npm test` one fault stands for all of a moment, and a push for all moments of a running site. */
const first: Partial<Record<Moment, string>> = {
  firstStart: 'connection refused',
  coldStart: 'connection refused',
  push: '500',
}

/** Where a cell needs a server of its own, two faults stand for all; else one for each reason that is told quickly. */
const samples: Partial<Record<Moment, string[]>> = {
  firstStart: ['401', '500'],
  coldStart: ['connection refused', '500'],
}
const sample = ['connection refused', '401', '500', 'one wrong record']

/** `npm run test:all` takes a larger sample of the cells, `npm run test:long` all of them. */
export function cellTag(fault: Fault, moment: Moment): { tag?: string } {
  if (first[moment] === fault.name) return {}
  return { tag: (samples[moment] ?? sample).includes(fault.name) ? '@all' : '@long' }
}

/** Writes what was measured into the cell of the running test. */
export function fillCell(fault: Fault, moment: Moment, text: string): void {
  test.info().annotations.push({ type: 'cell', description: `${fault.name}|${moment}|${text}` })
}

export function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1)} s`
}
