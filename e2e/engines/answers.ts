import { setTimeout } from 'node:timers/promises'

class NoAnswer extends Error {}

/** The answer of a browser or its driver, within a limit in milliseconds: what never comes is named. */
export async function answerTo<T>(what: string, answer: Promise<T>, limit = 60_000): Promise<T> {
  const timer = new AbortController()
  const tooLate = async (): Promise<never> => {
    await setTimeout(limit, undefined, { signal: timer.signal })
    throw new NoAnswer(`${what}: no answer within ${limit} ms`)
  }
  try {
    return await Promise.race([answer, tooLate()])
  } finally {
    timer.abort()
  }
}

/**
 * The answer to a question, which is asked again where none comes. WebKitWebDriver 2.50 loses one now and then, seen
 * in one of 30 to 100 visits, when it comes while the first page takes the place of the empty one.
 */
export async function asking<T>(
  question: string,
  ask: () => Promise<T>,
  limit = 5_000,
  times = 5,
): Promise<T> {
  return answerTo(question, ask(), limit).catch((error: unknown) => {
    if (times === 1 || !(error instanceof NoAnswer)) throw error
    return asking(question, ask, limit, times - 1)
  })
}
