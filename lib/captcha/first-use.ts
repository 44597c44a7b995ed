import { processState } from '@/lib/process-state'
import { redisName, tryRedis } from '@/lib/redis'

/**
 * Whether an answer is given for the first time; notes that it was. Instances know of each other's when Redis answers.
 * @param milliseconds after which the answer is too old in any case
 */
export async function isFirstUse(answer: string, milliseconds: number): Promise<boolean> {
  const expiration = { type: 'PX' as const, value: milliseconds }
  const noted = await tryRedis((redis) =>
    redis.set(redisName(`captcha:${answer}`), '1', { expiration, condition: 'NX' }),
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
