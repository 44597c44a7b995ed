import { createHmac } from 'node:crypto'
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { currentEnvironment } from '../../environment/current-environment'
import { counting, take } from '../../process/limiters'
import { parseJson } from '../../text/json'

/* The captcha by ALTCHA (altcha.org): a proof of work without puzzles, cookies or third parties. It takes the sender's browser about a second. */

const ALGORITHM = 'PBKDF2/SHA-256'
/** The iterations of PBKDF2 for each key. */
const COST = 5_000
/** How many keys the browser derives until it finds the right one. */
const TRIES = { min: 100, max: 200 }
/** How long a challenge is valid. A visitor may take an hour over the form, and the system clock may jump by another. */
const VALID_MS = 2 * 60 * 60_000
/** Counts the uses of an answer. Uses are kept for longer than it is valid: a clock set back an hour must not make a used answer valid again. */
const uses = { keyPrefix: 'captcha', points: 1, duration: (2 * VALID_MS) / 1_000 }

const answerOf = z.object({
  challenge: z.custom<Challenge>(Boolean),
  solution: z.custom<Solution>(Boolean),
})

export const altcha = { challenge, isSolved }

function challenge(): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(TRIES.max, TRIES.min),
    deriveKey,
    expiresAt: new Date(Date.now() + VALID_MS),
    ...secrets(),
  })
}

async function isSolved(answer: string): Promise<boolean> {
  const { data } = answerOf.safeParse(parseJson(answer))
  if (!data?.challenge.signature) return false
  const result = await verifySolution({ ...data, deriveKey, ...secrets() }).catch(() => undefined)
  return result?.verified === true && isFirstUse(data.challenge.signature)
}

/** The HMAC secrets of the captcha, derived from the API key, which all instances of a site share. */
function secrets() {
  const secret = (use: string) => createHmac('sha256', currentEnvironment().apiKey).update(use).digest('hex')
  return { hmacSignatureSecret: secret('captcha'), hmacKeySignatureSecret: secret('captcha key') }
}

/** Whether an answer is used for the first time. Records the use. */
function isFirstUse(answer: string): Promise<boolean> {
  return counting(async (limiterOf) => (await take(limiterOf(uses), answer)) === 1)
}
