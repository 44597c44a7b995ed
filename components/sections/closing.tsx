import { formOfMainAction, mainAction } from '@/lib/content/actions'
import { formContent } from '@/lib/pages/kinds/form'
import { siteConfig } from '@/site.config'
import { copy } from '@/site.copy'
import { ContactWays } from '../contact/contact-ways'
import { ActionButton } from '../layout/buttons'
import { Section } from '../layout/section'
import { LeadForm } from '../lead-form/lead-form'
import type { SectionProps } from './props'

/** The last section of the home page: a form, with the main action that has none and every other way of contact beside it. */
export function Closing({ site, tone }: SectionProps) {
  const form = formOfMainAction()
  const ways = <ContactWays settings={site.settings} level={3} />
  return (
    <Section
      title={copy.home.closing.title}
      intro={copy.home.closing.text}
      tone={tone}
      layout="aside"
      id="pedido"
      action={
        siteConfig.mainAction ? (
          <div className="space-y-8">
            <ActionButton action={mainAction()} />
            {ways}
          </div>
        ) : (
          ways
        )
      }
    >
      <div className="on-page rounded-card p-6 sm:p-10">
        <LeadForm form={form} content={formContent(site, form)} />
      </div>
    </Section>
  )
}
