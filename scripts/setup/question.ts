import { SetupError } from './setup-error'
import type { Terminal } from './terminal'

interface Question {
  /** From a flag: not asked for. */
  given: string | undefined
  proposal?: string | undefined
  ask: (terminal: Terminal) => Promise<string>
  /** Tells what is wrong with an answer. */
  problemOf: (answer: string) => string | undefined
}

/**
 * The answer: from a flag, else asked for, else what was proposed. Asks again after a malformed one.
 * @throws SetupError when what a flag gives is malformed, or nobody can be asked
 */
export async function obtain(terminal: Terminal | undefined, question: Question): Promise<string> {
  const { given, proposal = '', ask, problemOf } = question
  for (;;) {
    const asked = given ?? (terminal && (await ask(terminal)))
    const answer = asked?.trim() || proposal
    const problem = problemOf(answer)
    if (problem === undefined) return answer
    if (given !== undefined || !terminal) throw new SetupError(problem)
    console.log(`! ${problem}`)
  }
}
