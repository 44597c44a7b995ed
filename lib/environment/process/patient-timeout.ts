/** Into how many steps a limit is divided. */
const STEPS = 20

/**
 * Like `AbortSignal.timeout`, but counts only the time in which this process can receive an answer. While the process parses a large body,
 * or waits for its turn on a busy machine, answers wait in their sockets. A timer would then fire before they are read.
 */
export function patientTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  let left = STEPS
  const step = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(step)
    controller.abort(new DOMException('No answer in time', 'TimeoutError'))
  }, milliseconds / STEPS)
  // As with `AbortSignal.timeout`, a limit alone does not keep a process alive.
  step.unref()
  return controller.signal
}
