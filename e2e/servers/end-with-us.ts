import type { ChildProcess } from 'node:child_process'

/** Ends a program with the process that started it. A program left by a failing test would hold the ports of the next test. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  const end = () => child.kill(signal)
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}
