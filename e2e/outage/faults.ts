/** What the platform can do to its readers. */
export interface Fault {
  name: string
  /** What the sandbox is told; absent: its process is ended, so that nothing listens. */
  order?: { fault: string; ms?: number }
  /** The reason that log and health give; absent: the content can be used, so this is no outage. */
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
