/** The result of one check. A problem must be fixed before launch; advice can wait. */
export interface Finding {
  outcome: 'ok' | 'advice' | 'problem'
  message: string
  /** What to do, on one line. */
  remedy?: string
}

/** The findings of one area, such as the variables. */
export interface Chapter {
  title: string
  findings: Finding[]
}

export const ok = (message: string): Finding => ({ outcome: 'ok', message })
export const advice = (message: string, remedy: string): Finding => ({ outcome: 'advice', message, remedy })
export const problem = (message: string, remedy: string): Finding => ({ outcome: 'problem', message, remedy })

export function okOrAdvice(isWell: boolean, well: string, missing: string, remedy: string): Finding {
  return isWell ? ok(well) : advice(missing, remedy)
}
