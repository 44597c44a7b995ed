/** How many short timers make up the limit. A busy process delays each of them. */
const STEPS = 20

/** Like `AbortSignal.timeout`, but counts only time in which responses can be received. A busy process reads them late, after a timer would fire. */
export function patientTimeout(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  let left = STEPS
  const step = setInterval(() => {
    left -= 1
    if (left > 0) return
    clearInterval(step)
    controller.abort(new DOMException('No answer in time', 'TimeoutError'))
  }, milliseconds / STEPS)
  // As with `AbortSignal.timeout`, a pending limit does not keep the process alive.
  step.unref()
  return controller.signal
}
