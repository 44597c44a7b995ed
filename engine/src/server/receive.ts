import type { IncomingMessage } from 'node:http'

export interface BodyLimits {
  bytes: number
  /** A chunk costs time, however small it is. */
  chunks: number
  /** A sender may pause for so long in all, beyond the time that its bytes take at the least rate. */
  pauseSeconds: number
  bytesPerSecond: number
  /** In all. */
  seconds?: number
}

/** `gone`: the client has closed the connection. Any other is the limit that was passed. */
export type Ending = 'whole' | 'gone' | 'large' | 'crumbs' | 'slow' | 'crowded'

/** Reads a body until it ends, passes a limit or is stopped. A listener costs a tenth of what an async iterator does. */
export function receive(
  request: IncomingMessage,
  limits: BodyLimits,
  take: (chunk: Buffer) => void = () => {},
): { ending: Promise<Ending>; stop: (ending: Ending) => void } {
  let size = 0
  let chunks = 0
  // Counted by a timer: a busy process reads late what came in time.
  let seconds = 0
  let stop: (ending: Ending) => void = () => {}
  const ending = new Promise<Ending>((resolve) => {
    const onData = (chunk: Buffer) => {
      size += chunk.length
      chunks += 1
      if (size > limits.bytes) stop('large')
      else if (chunks > limits.chunks) stop('crumbs')
      else take(chunk)
    }
    const onEnd = () => stop('whole')
    const onClose = () => stop('gone')
    const clock = setInterval(() => {
      seconds += 1
      const isLate = seconds > (limits.seconds ?? seconds)
      if (isLate || size < (seconds - limits.pauseSeconds) * limits.bytesPerSecond) stop('slow')
    }, 1_000).unref()
    stop = (end) => {
      clearInterval(clock)
      request.off('data', onData).off('end', onEnd).off('close', onClose).pause()
      resolve(end)
    }
    // What was read before is paused.
    request.on('data', onData).on('end', onEnd).on('close', onClose).resume()
    if (request.destroyed) stop('gone')
  })
  return { ending, stop: (end) => stop(end) }
}
