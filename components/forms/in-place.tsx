import { formScript } from '@site-starter/engine/scripts'
import type { ReactNode } from 'react'
import { copyHere } from '@/lib/content/copy-in'
import { InlineScript } from '../inline-script'

/** Reasons for a missing answer. `unknown`: the form may have arrived. */
const cases = ['failed', 'unknown', 'limited', 'outdated'] as const

interface InPlaceProps {
  /** Texts for a form that does not send a message to the business. */
  texts?: Record<'sending' | (typeof cases)[number], string>
  /** Other ways to reach the business, shown if the form could not be sent. */
  otherWays?: ReactNode
  /** The address of the page that confirms success. By default, any redirect of the action confirms it. */
  done?: string | undefined
}

/**
 * Sends the surrounding form without a page load, and reports progress and missing answers. Without JavaScript, the form works normally. The script
 * (engine/src/inline-scripts/browser/form/) finds this element and its parts by their `data-*` attributes and roles.
 */
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
