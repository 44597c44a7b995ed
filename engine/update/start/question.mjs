import { createInterface } from 'node:readline/promises'

/** Whether somebody is there to answer. */
export function hasTerminal() {
  return Boolean(process.stdin.isTTY && process.stdout.isTTY)
}

/**
 * @param {string} question
 * @returns {Promise<boolean>} only after a yes
 */
export async function isYes(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} [y/N] `)
  terminal.close()
  return /^(y|yes|s|sim)$/i.test(answer.trim())
}
