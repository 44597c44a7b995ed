import { SetupError } from './setup-error'
import type { Terminal } from './terminal'

interface Question {
  /** From a flag: then setup does not ask. */
  given: string | undefined
  proposal?: string | undefined
  ask: (terminal: Terminal) => Promise<string>
  /** What is wrong with an answer; undefined when it is valid. */
  problemOf: (answer: string) => string | undefined
}

/**
 * The answer: from a flag, else from the terminal, else the proposal. Asks again after a malformed answer.
 * @throws SetupError when the answer is malformed and setup cannot ask again: it comes from a flag, or there is no terminal
 */
export async function obtain(terminal: Terminal | undefined, question: Question): Promise<string> {
  const { given, proposal = '', ask, problemOf } = question
  for (;;) {
    const typed = given ?? (terminal && (await ask(terminal)))
    const answer = typed?.trim() || proposal
    const problem = problemOf(answer)
    if (problem === undefined) return answer
    if (given !== undefined || !terminal) throw new SetupError(problem)
    console.log(`! ${problem}`)
  }
}
