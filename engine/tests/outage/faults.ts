import type { TestDetails } from '@playwright/test'

/** A fault of the platform for reads. */
export interface Fault {
  name: string
  /** The order for the sandbox. Default: its process is stopped, so that nothing listens. */
  order?: { fault: string; ms?: number }
  /** The reason in log and health. Default: the content is usable, so this is no outage. */
  reason?: string
}

export const faults: Fault[] = [
  { name: 'connection refused', reason: 'unreachable' },
  { name: 'reset', order: { fault: 'reset' }, reason: 'connection lost' },
  { name: 'hang', order: { fault: 'hang' }, reason: 'time limit' },
  { name: 'slow 4.9 s', order: { fault: 'slow', ms: 4_900 } },
  { name: 'slow 5.1 s', order: { fault: 'slow', ms: 5_100 }, reason: 'time limit' },
  { name: '401', order: { fault: '401' }, reason: 'key refused' },
  { name: '404', order: { fault: '404' }, reason: 'status' },
  { name: '429', order: { fault: '429' }, reason: 'status' },
  { name: '500', order: { fault: '500' }, reason: 'status' },
  { name: 'HTML instead of JSON', order: { fault: 'garbage' }, reason: 'not JSON' },
  { name: 'truncated JSON', order: { fault: 'truncated' }, reason: 'connection lost' },
  { name: 'empty body', order: { fault: 'empty' }, reason: 'not JSON' },
  { name: 'wrong shape', order: { fault: 'wrong-shape' }, reason: 'contract' },
  { name: 'one wrong record', order: { fault: 'wrong-record' } },
  { name: 'foreign version', order: { fault: 'foreign-version' } },
]

type Moment =
  | 'at a first start'
  | 'at a later start'
  | 'at a push'
  | 'at an age-out'
  | 'after a push, before anyone visited'
  | 'in the middle of a render'

/** The faults in `npm test`; `npm run test:long` has every fault at every moment. */
const inTest = ['500 at a push']
/** Additional faults in `npm run test:all`. */
const inTestAll = [
  'connection refused at a first start',
  'connection refused at a later start',
  '401 at a push',
  '500 at an age-out',
  '500 after a push, before anyone visited',
  'connection refused in the middle of a render',
]

/** The title and tag of a cell of the table in engine/tools/bench/results.md. */
export function cell({ name }: Fault, moment: Moment): [title: string, details: TestDetails] {
  const condition = `${name} ${moment}`
  const title = `the site keeps its promises with ${condition}`
  if (inTest.includes(condition)) return [title, {}]
  return [title, { tag: inTestAll.includes(condition) ? '@all' : '@long' }]
}
