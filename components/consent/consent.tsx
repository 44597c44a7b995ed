import { consentNames } from '@/lib/engine/scripts'
import { routes } from '@/lib/site/routes/routes'
import type { Texts } from '@/lib/site/settings/define-copy'
import { InlineScript } from '../inline-script'
import { TextLink } from '../layout/text-link'

interface ConsentProps {
  /** The inline script that shows the panel. */
  script: string
  hasPrivacy: boolean
  copy: Texts
}

const names = consentNames().join(', ')

/** The sentences of the panel, each for one case. `data-shows` at the panel names those of now. */
const cases = ['yes', 'no', 'withdrawn', 'deleted', 'left']

const style = `${cases.map((name) => `#consentimento:not([data-shows~=${name}]) .when-${name},`).join('')}[data-shows~=withdrawn] .unless-withdrawn{display:none}
@media (scripting:none){li:has(>a[href="#consentimento"]){display:none}}`

/** Of an element whose text `script` writes. */
const filledIn = {
  className: 'font-semibold',
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: '' },
}

/**
 * The question before scripts of others are loaded. `script` shows it where there is no answer yet, and when the footer asks for it. At the
 * top of the page it covers nothing.
 */
export function Consent({ script, hasPrivacy, copy }: ConsentProps) {
  const texts = copy.consent
  return (
    <>
      <style href="consent" precedence="consent">
        {style}
      </style>
      <section
        id="consentimento"
        aria-label={texts.title}
        tabIndex={-1}
        hidden
        suppressHydrationWarning
        className="print:hidden mx-auto flex max-w-7xl flex-col gap-1 px-5 py-3 text-small outline-none sm:px-8"
      >
        <p className="font-display text-card font-semibold">{texts.title}</p>
        <p className="when-yes">{texts.accepted}</p>
        <p className="when-no">{texts.refused}</p>
        <div className="unless-withdrawn grid items-start gap-x-8 gap-y-3 lg:grid-cols-[1fr_24rem]">
          <div>
            <p>{texts.question(names)}</p>
            {hasPrivacy && <TextLink href={routes.privacy}>{copy.pages.privacy}</TextLink>}
          </div>
          <p className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
            <Button value="no">{texts.no}</Button>
            <Button value="yes">{texts.yes}</Button>
          </p>
        </div>
        <div className="when-withdrawn stack-3">
          <p>{texts.withdrawn}</p>
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

/** All answers look alike: to refuse is as easy as to agree. */
function Button({ value, children }: { value: 'yes' | 'no' | 'close'; children: string }) {
  return (
    <button
      type="button"
      value={value}
      className="min-h-12 rounded-control border border-current px-5 py-2.5 font-semibold hover:bg-ink/5"
    >
      {children}
    </button>
  )
}
