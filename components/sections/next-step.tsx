import { telephoneLink } from '@/lib/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { ButtonLink } from '../layout/button-link'
import { Section } from '../layout/section'

interface NextStepProps {
  title: string
  text: string
  settings: FrameSettings
  /** What to do; to ask for a quote when absent. */
  action?: { href: string; title: string }
}

const quote = { href: routes.quote, title: copy.actions.quote }

/** End of every detail page: what to do now. */
export function NextStep({ title, text, settings, action = quote }: NextStepProps) {
  const telephone = telephoneLink(settings)
  return (
    <div className="no-print">
      <Section title={title} intro={text} tone="deep">
        <div className="flex flex-wrap gap-4">
          <ButtonLink href={action.href}>{action.title}</ButtonLink>
          {telephone && (
            <ButtonLink href={telephone} look="outline" icon="phone">
              {copy.actions.callNumber(settings.phone)}
            </ButtonLink>
          )}
        </div>
      </Section>
    </div>
  )
}
