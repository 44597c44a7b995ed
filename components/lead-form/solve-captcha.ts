import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Fetches a challenge, solves it and returns the answer, which the server accepts once. Rejects when this fails. */
export async function solveCaptcha(): Promise<string> {
  const response = await fetch('/api/captcha')
  if (!response.ok) throw new Error(`/api/captcha answered ${response.status}`)
  const challenge = await response.json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return JSON.stringify({ challenge, solution })
}
