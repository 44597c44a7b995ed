export interface FormAnswer {
  message: string
  /** Whether nothing was sent, so that the message is an alert. */
  isProblem: boolean
  /** What the visitor typed, by field name. Without it, the fields are reset. */
  values?: Record<string, string>
  /** Names of the fields with an invalid answer, in form order. */
  invalid?: string[]
  showsOtherWays?: boolean
  /** With `now`, the browser solves a proof of work and resends the form. With `next`, the visitor resends it, with a proof where scripts run. */
  proof?: 'now' | 'next'
}

/** A server action for a form. Its first argument is the answer to the previous post. */
export type FormAction = (before: FormAnswer | undefined, form: FormData) => Promise<FormAnswer>
