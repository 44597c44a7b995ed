import { consentNames } from '@site-starter/engine/scripts'
import { routes } from '@/lib/routes/routes'
import type { Texts } from '@/lib/settings/define-copy'
import { InlineScript } from '../inline-script'
import { InlineLink } from '../layout/text-link'
import { runningText } from '../text/words'
import { consentClasses, consentStyle } from './consent-style'

interface ConsentProps {
  /** The inline script that shows the panel. */
  script: string
  hasPrivacy: boolean
  copy: Texts
}

const names = consentNames().join(', ')

/** Attributes of an element whose text the script writes. The script finds it by `data-deleted` or `data-left`. */
const filledIn = {
  className: 'font-semibold',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
}

/**
 * The consent question for third-party scripts. The script (engine/src/inline-scripts/browser/consent.ts) shows it until the visitor has answered,
 * and after a click on the link in the footer. It finds the panel by its `id` and reads the `value` of the buttons. consent-style.ts shows the parts with
 * the class `when-*` or `unless-*` in the cases that the script names.
 */
export function Consent({ script, hasPrivacy, copy }: ConsentProps) {
  const texts = copy.consent
  const question = texts.question(names)
  const length = question.length + (hasPrivacy ? copy.pages.privacy.length : 0)
  return (
    <>
      <style href="consent" precedence="consent">
        {consentStyle}
      </style>
      <section
        id="consentimento"
        aria-label={texts.title}
        tabIndex={-1}
        hidden
        suppressHydrationWarning
        className={consentClasses(length)}
      >
        <p className="font-display text-card font-semibold">{texts.title}</p>
        <p className="when-yes">{runningText(texts.accepted)}</p>
        <p className="when-no">{runningText(texts.refused)}</p>
        <div className="unless-withdrawn stack-3">
          <p>
            {question}{' '}
            {hasPrivacy && (
              <InlineLink href={routes.privacy} className="">
                {copy.pages.privacy}
              </InlineLink>
            )}
          </p>
          <p className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
            <Button value="no">{texts.no}</Button>
            <Button value="yes">{texts.yes}</Button>
          </p>
        </div>
        <div className="when-withdrawn stack-3">
          <p>{runningText(texts.withdrawn)}</p>
          <p className="when-deleted">
            {texts.deleted} <span data-deleted {...filledIn} />
          </p>
          <p className="when-left">
            {texts.left} <span data-left {...filledIn} />
          </p>
          <p>{texts.elsewhere(names)}</p>
          <Button value="close">{texts.close}</Button>
        </div>
      </section>
      <InlineScript text={script} />
    </>
  )
}

/** A button that answers the question or closes the panel. Both answers look alike, so that refusing is as easy as accepting. */
function Button({ value, children }: { value: 'yes' | 'no' | 'close'; children: string }) {
  return (
    <button
      type="button"
      value={value}
      className="min-h-11 rounded-button border border-current px-5 py-2 font-semibold hover:bg-ink/5"
    >
      {children}
    </button>
  )
}
