'use client'

import { type ComponentProps, createContext, useActionState, useContext } from 'react'
import type { FormAction, FormAnswer } from '@/lib/lead/form-answer'

const Answer = createContext<FormAnswer | undefined>(undefined)

/** What the server has answered to the form around a component; undefined before the form is sent. */
export function useAnswer(): FormAnswer | undefined {
  return useContext(Answer)
}

interface StatefulFormProps extends Omit<ComponentProps<'form'>, 'action'> {
  action: FormAction
  /**
   * Where the form is posted to; '' is its own page. It is also how React finds the form that an answer belongs to. Without it React counts
   * the components around the form, and a form of another build may miss its answer.
   */
  permalink?: string
}

/**
 * A form whose parts know what its action has answered. React tells the answer to client components alone, while the page is
 * rendered for the post: no browser has to run this.
 */
export function StatefulForm({ action, permalink, children, ...attributes }: StatefulFormProps) {
  const [answer, post] = useActionState(action, undefined, permalink)
  return (
    <form {...attributes} action={post}>
      <Answer value={answer}>{children}</Answer>
    </form>
  )
}
