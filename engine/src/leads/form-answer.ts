export interface FormAnswer {
  message: string
  /** Whether nothing was sent: the message is an alert. */
  isProblem: boolean
  /** What was typed, by the names of the fields. Without it the fields are as at first. */
  values?: Record<string, string>
  /** Names of the fields with an invalid answer, in the order of the form. */
  invalid?: string[]
  showsOtherWays?: boolean
  /** `now`: the browser solves a proof of work and sends the form again. `next`: the visitor sends it again, with one where scripts run. */
  proof?: 'now' | 'next'
}

/** A server action that a form posts to. It gets the answer to the post before. */
export type FormAction = (before: FormAnswer | undefined, form: FormData) => Promise<FormAnswer>
