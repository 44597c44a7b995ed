import type { ChildProcess } from 'node:child_process'

/** Ends a program with the process that started it: what a failing test leaves behind would hold the ports of the next. */
export function endWithUs(child: ChildProcess): void {
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
}
