import type { FrameSettings } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { ButtonLink } from '../layout/button-link'
import { CallButton } from '../layout/call-button'
import { Section } from '../layout/section'

interface NextStepProps {
  title: string
  text: string
  settings: FrameSettings
  /** The main action. Absent: ask for a quote. */
  action?: { href: string; title: string }
}

const quote = { href: routes.quote, title: copy.actions.quote }

/** The end of every detail page: the next action. */
export function NextStep({ title, text, settings, action = quote }: NextStepProps) {
  return (
    <div className="no-print">
      <Section title={title} intro={text} tone="deep">
        <div className="flex flex-wrap items-start gap-4">
          <ButtonLink href={action.href}>{action.title}</ButtonLink>
          <CallButton settings={settings} />
        </div>
      </Section>
    </div>
  )
}
