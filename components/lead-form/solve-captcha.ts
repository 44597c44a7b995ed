import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Fetches a challenge and solves it: the answer that the server takes, once. Rejects when that cannot be. */
export async function solveCaptcha(): Promise<string> {
  const response = await fetch('/api/captcha')
  if (!response.ok) throw new Error(`/api/captcha answered ${response.status}`)
  const challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}
