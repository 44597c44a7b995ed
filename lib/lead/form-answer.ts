/** What a server action answers to a form, and what the form then shows. */
export interface FormAnswer {
  /** What the visitor reads above the fields. */
  message: string
  /** Whether nothing was sent: the message is an alert. */
  isProblem: boolean
  /** What was typed, by the names of the fields. Without it the fields are as at first. */
  values?: Record<string, string>
  /** Names of the fields with an invalid answer, in the order of the form. */
  invalid?: string[]
  /** Whether the form shows the other ways to reach the business. */
  showsOtherWays?: boolean
  /** Whether the browser is asked for a proof of work. Its script solves it and sends the form again. */
  asksForProof?: boolean
  /** Whether the visitor is asked to send the form again, which then brings a proof of work where scripts run. */
  asksAgain?: boolean
}

/** A server action that a form posts to. It gets the answer to the post before. */
export type FormAction = (before: FormAnswer | undefined, form: FormData) => Promise<FormAnswer>
