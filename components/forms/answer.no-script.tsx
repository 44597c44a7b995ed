'use client'

import type { ReactNode } from 'react'
import { useAnswer } from './stateful-form.no-script'

interface AnswerProps {
  /** Shown below a problem, when the answer says so. */
  otherWays?: ReactNode
  /** Shown below the question for a proof of work, to a browser that runs no script. */
  proofNeedsScript?: string
}

/** The server's answer to a form: a message that gets the focus, nothing before the form is sent. */
export function Answer({ otherWays, proofNeedsScript }: AnswerProps) {
  const answer = useAnswer()
  if (answer === undefined || answer.message === '') return null
  const { message, isProblem, showsOtherWays, asksForProof } = answer
  const look = isProblem ? 'border-danger' : 'border-accent'
  return (
    <div
      role={isProblem ? 'alert' : 'status'}
      tabIndex={-1}
      className={`space-y-3 rounded-control border-2 bg-surface p-5 ${look}`}
    >
      <p className="font-semibold">{message}</p>
      {asksForProof && proofNeedsScript && (
        <noscript>
          <p>{proofNeedsScript}</p>
        </noscript>
      )}
      {showsOtherWays && otherWays}
    </div>
  )
}
