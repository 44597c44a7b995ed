import { Phone } from 'lucide'
import { telephoneLink } from '@/lib/contact'
import type { Settings } from '@/lib/platform'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { ButtonLink } from '../layout/button-link'
import { Section } from '../layout/section'

interface NextStepProps {
  title: string
  text: string
  settings: Settings
  /** Where the quote form is, preselected when the page is about a service. */
  quoteHref?: string
}

/** End of every detail page: what to do now. */
export function NextStep({ title, text, settings, quoteHref = routes.quote }: NextStepProps) {
  const telephone = telephoneLink(settings)
  return (
    <div className="no-print">
      <Section title={title} intro={text} tone="deep">
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={quoteHref}>{copy.actions.quote}</ButtonLink>
          {telephone && (
            <ButtonLink href={telephone} look="onDeep" icon={Phone}>
              {copy.actions.callNumber(settings.phone)}
            </ButtonLink>
          )}
        </div>
      </Section>
    </div>
  )
}
