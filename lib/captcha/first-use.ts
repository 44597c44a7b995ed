import { processState } from '@/lib/process/process-state'
import { redisName, tryRedis } from '@/lib/process/redis'

/**
 * Whether an answer is used for the first time. Records the use; instances share their records while Redis answers.
 * @param milliseconds how long the use is recorded; the answer has expired by then
 */
export async function isFirstUse(answer: string, milliseconds: number): Promise<boolean> {
  const noted = await tryRedis((redis) =>
    redis.set(redisName(`captcha:${answer}`), '1', 'PX', milliseconds, 'NX'),
  )
  return noted === undefined ? isFirstHere(answer, milliseconds) : noted !== null
}

function isFirstHere(answer: string, milliseconds: number): boolean {
  const used = processState('captcha-answers', () => new Set<string>())
  if (used.has(answer)) return false
  used.add(answer)
  setTimeout(() => used.delete(answer), milliseconds).unref()
  return true
}
