import type { Action } from '@/lib/content/actions'
import type { FrameSettings } from '@/lib/pages/frame'
import { Actions } from '../layout/buttons'
import { Section } from '../layout/section'

interface NextStepProps {
  title: string
  text: string
  settings: FrameSettings
  /** What the page asks for. Absent: what the site asks for. */
  action?: Action
}

/** The end of every detail page: the next action. */
export function NextStep({ title, text, settings, action }: NextStepProps) {
  return (
    <div className="print:hidden">
      <Section title={title} intro={text} tone="deep">
        <Actions settings={settings} {...(action && { main: action })} />
      </Section>
    </div>
  )
}
