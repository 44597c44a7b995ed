import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { withoutPassword } from '../../src/environment/environment'
import { SetupError } from './setup-error'

export interface Terminal {
  /** The answer, trimmed; the proposal when it is empty. */
  ask: (question: string, proposal?: string) => Promise<string>
  /** The answer is not shown while it is typed or pasted. */
  askHidden: (question: string) => Promise<string>
  confirm: (question: string, proposal: boolean) => Promise<boolean>
  close: () => void
}

/** Questions on a terminal. Rejects when the input ends before an answer. */
export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal {
  let isHidden = false
  const shown = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden) output.write(chunk)
      done()
    },
  })
  // No history: otherwise the arrow keys would show the key again.
  const lines = createInterface({ input, output: shown, terminal: true, historySize: 0 })
  const ended = new Promise<never>((_, reject) => {
    lines.once('close', () => reject(new SetupError('The questions were left before the last one.')))
  })
  // Prevents an unhandled rejection when no question is open.
  ended.catch(() => {})

  const ask = async (question: string, proposal = '') => {
    const prompt = proposal === '' ? `${question}: ` : `${question} [${withoutPassword(proposal)}]: `
    const answer = await Promise.race([lines.question(prompt), ended])
    return answer.trim() || proposal
  }
  return {
    ask,
    askHidden: async (question) => {
      output.write(`${question} (not shown): `)
      isHidden = true
      try {
        return await ask('')
      } finally {
        isHidden = false
        output.write('\n')
      }
    },
    confirm: async (question, proposal) => {
      const answer = await ask(`${question} (y/n)`, proposal ? 'y' : 'n')
      return /^y/i.test(answer)
    },
    close: () => lines.close(),
  }
}
