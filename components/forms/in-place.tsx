import { formScript } from '@site-starter/engine/scripts'
import type { ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { InlineScript } from '../inline-script'

/** Why there is no answer to show. `unknown`: what was sent may have arrived. */
const cases = ['failed', 'unknown', 'limited', 'outdated'] as const

interface InPlaceProps {
  /** The texts for a form that does not send a message to the business. */
  texts?: Record<'sending' | (typeof cases)[number], string>
  /** Other ways to reach the business, shown when the form could not be sent. */
  otherWays?: ReactNode
  /** The address of the page that says that all is done. Without it any redirect of the action says so. */
  done?: string | undefined
}

/** Within a form with a server action: it is sent without a new document, says so, and says when no answer comes. Without script it is any form. */
export function InPlace({ texts = copyHere().form, otherWays, done }: InPlaceProps) {
  return (
    <div data-in-place data-sending={texts.sending} data-done={done} className="contents">
      <div role="status" className="sr-only" />
      <div
        role="alert"
        tabIndex={-1}
        hidden
        className="mb-6 stack-3 rounded-control border-2 border-danger bg-surface p-5"
      >
        {cases.map((kind) => (
          <p key={kind} data-case={kind} hidden className="font-semibold">
            {texts[kind]}
          </p>
        ))}
        {otherWays}
      </div>
      <InlineScript text={formScript} />
    </div>
  )
}
