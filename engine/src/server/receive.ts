import type { IncomingMessage } from 'node:http'

export interface BodyLimits {
  bytes: number
  /** The most chunks. Each costs time, however small it is. */
  chunks: number
  /** How long a sender may pause in all, beyond the time for its bytes at the lowest rate. */
  pauseSeconds: number
  bytesPerSecond: number
  /** The time limit for the whole body. */
  seconds?: number
}

/** How reading ended. `gone` means that the client closed the connection. All others but `whole` are the limit that was exceeded. */
export type Ending = 'whole' | 'gone' | 'large' | 'too-many-chunks' | 'slow' | 'no-room'

/** Reads a body until it ends, exceeds a limit or is stopped. A listener costs a tenth of an async iterator. */
export function receive(
  request: IncomingMessage,
  limits: BodyLimits,
  take: (chunk: Buffer) => void = () => {},
): { ending: Promise<Ending>; stop: (ending: Ending) => void } {
  let size = 0
  let chunks = 0
  // Seconds are counted by a timer, since a busy process reads late what arrived in time.
  let seconds = 0
  let stop: (ending: Ending) => void = () => {}
  const ending = new Promise<Ending>((resolve) => {
    const onData = (chunk: Buffer) => {
      size += chunk.length
      chunks += 1
      if (size > limits.bytes) stop('large')
      else if (chunks > limits.chunks) stop('too-many-chunks')
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
    // The request may be paused from earlier reading.
    request.on('data', onData).on('end', onEnd).on('close', onClose).resume()
    if (request.destroyed) stop('gone')
  })
  return { ending, stop: (end) => stop(end) }
}
