import type { FrameSettings } from '@/lib/pages/frame'
import { Actions } from '../layout/buttons'
import { Section } from '../layout/section'

interface NextStepProps {
  title: string
  text: string
  settings: FrameSettings
  /** The main action. Absent: ask for a quote. */
  action?: { href: string; title: string }
}

/** The end of every detail page: the next action. */
export function NextStep({ title, text, settings, action }: NextStepProps) {
  return (
    <div className="print:hidden">
      <Section title={title} intro={text} tone="deep">
        <Actions settings={settings} {...action} />
      </Section>
    </div>
  )
}
