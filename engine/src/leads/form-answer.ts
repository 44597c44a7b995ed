export interface FormAnswer {
  message: string
  /** Whether nothing was sent, so that the message is an alert. */
  isProblem: boolean
  /** What the visitor typed, by field name. Without it, the fields are reset. */
  values?: Record<string, string>
  /** Names of the fields with an invalid answer, in form order. */
  invalid?: string[]
  showsOtherWays?: boolean
  /** The proof of work that the form still needs: 'now', and the browser solves it and resends the form by itself; 'next', and it comes with the visitor's next try. */
  proof?: 'now' | 'next'
}

/** A server action for a form. Its first argument is the answer to the previous post. */
export type FormAction = (before: FormAnswer | undefined, form: FormData) => Promise<FormAnswer>
