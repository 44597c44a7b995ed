import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** What a browser does before it sends a form, without one. */
export async function solvedCaptcha(origin: string): Promise<string> {
  const challenge = await (await fetch(`${origin}/api/captcha`)).json()
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
}
