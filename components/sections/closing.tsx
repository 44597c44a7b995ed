import { actionWithoutForm, formOfMainAction } from '@/lib/content/actions'
import { copyHere } from '@/lib/content/copy-in'
import { formContent } from '@/lib/views/form'
import { contactItems } from '../contact/contact-links'
import { PlaceLines } from '../contact/place-lines'
import { Schedule } from '../contact/schedule'
import { ActionButton } from '../layout/buttons'
import { Section } from '../layout/section'
import { TextLink } from '../layout/text-link'
import { LeadForm } from '../lead-form/lead-form'
import type { SectionProps } from './props'

/** The closing section: a short form, the main action if it has no form, contacts, hours and places. */
export function Closing({ site, tone }: SectionProps) {
  const copy = copyHere()
  const form = formOfMainAction()
  const action = actionWithoutForm()
  const { places, schedule } = site.atClosing
  const { whatsapp } = site.settings
  const contacts = contactItems(site.settings, { quiet: true })
  // A single place fits beside the form.
  const isOnePlace = places.length === 1
  return (
    <Section
      title={copy.home.closing.title}
      intro={copy.home.closing.text}
      tone={tone}
      layout="aside"
      // app/globals.css hides the form in print by this `id`, which is also in engine/src/text/page-name.ts.
      id="pedido"
      below={places.length > 1 && <PlaceLines places={places} />}
      action={
        <div className="stack-6">
          {action && <ActionButton action={action} />}
          {(contacts.length > 0 || whatsapp) && (
            // A phone has them in its bar, and again in the footer just below.
            <ul className="font-semibold max-sm:hidden">
              {contacts}
              {whatsapp && (
                <li>
                  <TextLink href={whatsapp} quiet>
                    {copy.contact.whatsapp}
                  </TextLink>
                </li>
              )}
            </ul>
          )}
          <Schedule schedule={schedule} />
          {isOnePlace && <PlaceLines places={places} />}
        </div>
      }
    >
      <div className="on-page rounded-card p-6 sm:p-10">
        <LeadForm form={form} content={formContent(site, form)} isBrief />
      </div>
    </Section>
  )
}
