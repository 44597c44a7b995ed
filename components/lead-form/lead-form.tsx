import { honeypotField, languageField } from '@site-starter/engine/lead-form'
import { sendContact, sendQuote } from '@site-starter/engine/leads'
import { useId } from 'react'
import { addressIn, copyIn } from '@/lib/content/copy-in'
import { languageHere } from '@/lib/content/translations'
import { routes } from '@/lib/routes/routes'
import type { Texts } from '@/lib/settings/define-copy'
import type { FormName } from '@/lib/settings/form-fields'
import type { FormContent } from '@/lib/views/form'
import { siteConfig } from '@/site/config'
import { language } from '@/site/copy'
import { contactItems } from '../contact/contact-links'
import { ActionForm } from '../forms/action-form'
import { Field, type FieldSpec } from '../forms/field.no-script'
import { ProofField } from '../forms/stateful-form.no-script'
import { SubmitButton } from '../forms/submit-button'
import { TextLink } from '../layout/text-link'
import { runningText } from '../text/words'
import { fieldSpecs, isShort } from './field-specs'
import { LeadOrigin } from './lead-origin'

interface LeadFormProps {
  form: FormName
  content: FormContent
  /** The initially selected service. */
  selectedService?: string | undefined
  /** A language of `copyOf`. Default: the language of the page. */
  lang?: string
  /** Whether to leave out optional fields, except for the phone number. */
  isBrief?: boolean
}

const actions = { contact: sendContact, quote: sendQuote }

const hasCaptcha = siteConfig.captcha !== 'none'

/** A form whose answers become a lead. The server validates them, and returns what the visitor typed. */
export function LeadForm({
  form,
  content,
  selectedService = '',
  lang = languageHere(),
  isBrief = false,
}: LeadFormProps) {
  const copy = copyIn(lang)
  const all = fieldSpecs(form, content.services, copy)
  const specs = isBrief ? briefSpecs(all) : all
  const { captchaNeedsScript, captchaInFlood, submit, privacy, privacyLink } = copy.form
  return (
    // Without `noValidate`, the browser would show its own messages in its own language.
    <ActionForm
      action={actions[form]}
      permalink=""
      done={addressIn(copy, routes.thanks)}
      lang={lang === languageHere() ? undefined : lang}
      texts={copy.form}
      // engine/src/inline-scripts/browser/form/same-form.ts finds this form in the server's answer by `data-form`.
      data-form={form}
      aria-label={copy.form.names[form]}
      noValidate
      className="stack-6"
      otherWays={<OtherWays settings={content.settings} copy={copy} />}
      proofNeedsScript={hasCaptcha ? captchaNeedsScript : captchaInFlood}
    >
      {/* Two short fields share a row. A single short field fills it. */}
      <div className="flex flex-wrap gap-6">
        {specs.map((spec) => (
          <div key={spec.name} className={`grow basis-full ${isShort(spec) ? 'sm:basis-5/12' : ''}`}>
            <Field spec={spec} value={spec.name === 'serviceSlug' ? selectedService : ''} />
          </div>
        ))}
      </div>
      <HoneypotField label={copy.form.honeypot} />
      {lang !== language && <input type="hidden" name={languageField} value={lang} />}
      <ProofField isAlwaysAsked={hasCaptcha} />
      <LeadOrigin copy={copy} />
      <div className="stack-4">
        <SubmitButton>{submit[form]}</SubmitButton>
        {hasCaptcha && (
          <noscript>
            <p className="font-semibold">{captchaNeedsScript}</p>
          </noscript>
        )}
        <p className="text-small text-muted">
          {runningText(privacy)}{' '}
          {content.hasPrivacy && <TextLink href={addressIn(copy, routes.privacy)}>{privacyLink}</TextLink>}
        </p>
      </div>
    </ActionForm>
  )
}

/** The lines of a text area in a brief form. */
const BRIEF_ROWS = 3

/** The fields that a brief form keeps, with lower text areas. */
function briefSpecs(specs: FieldSpec[]): FieldSpec[] {
  return specs
    .filter(({ name, required }) => required || name === 'phone')
    .map((spec) => ({ ...spec, rows: BRIEF_ROWS }))
}

/** A field that bots fill in. It is off-screen, because bots recognise `display: none`; its attributes hide it from everyone else. */
function HoneypotField({ label }: { label: string }) {
  const id = useId()
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={honeypotField}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}

function OtherWays({ settings, copy }: Pick<FormContent, 'settings'> & { copy: Texts }) {
  const contacts = contactItems(settings, { texts: copy })
  if (contacts.length === 0) return null
  return (
    <div>
      <p>{runningText(copy.form.otherWays)}</p>
      <ul className="flex flex-wrap gap-x-8 font-semibold">{contacts}</ul>
    </div>
  )
}
