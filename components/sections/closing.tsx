import { actionWithoutForm, formOfMainAction } from '@/lib/site/content/actions'
import { copyHere } from '@/lib/site/content/copy-in'
import { formContent } from '@/lib/site/views/form'
import { ContactWays } from '../contact/contact-ways'
import { LocationList } from '../contact/locations'
import { Schedule } from '../contact/schedule'
import { ActionButton } from '../layout/buttons'
import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { LeadForm, titleOfForm } from '../lead-form/lead-form'
import type { SectionProps } from './props'

/** A form, with the main action if that has none, every other way of contact and the hours beside it, and the places below it. */
export function Closing({ site, tone }: SectionProps) {
  const copy = copyHere()
  const form = formOfMainAction()
  const action = actionWithoutForm()
  const { places, schedule } = site.atClosing
  return (
    <Section
      title={copy.home.closing.title}
      intro={copy.home.closing.text}
      tone={tone}
      layout="aside"
      id="pedido"
      below={places.length > 0 && <LocationList locations={places} />}
      action={
        <div className="stack-8">
          {action && <ActionButton action={action} />}
          <ContactWays settings={site.settings} places={places} level={3} />
          <Schedule schedule={schedule} />
        </div>
      }
    >
      <div className="on-page stack-6 rounded-card p-6 sm:p-10">
        <Heading level={3} size="card" text={titleOfForm(form)} />
        <LeadForm form={form} content={formContent(site, form)} />
      </div>
    </Section>
  )
}
