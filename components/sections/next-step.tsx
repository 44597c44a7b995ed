import type { Texts } from '@/lib/config/define-copy'
import type { Action } from '@/lib/content/actions'
import type { FrameSettings } from '@/lib/pages/frame'
import { ActionBand } from '../layout/action-band'
import { Actions } from '../layout/buttons'

interface NextStepProps {
  title: string
  text: string
  settings: FrameSettings
  /** What the page asks for. Absent: what the site asks for. */
  action?: Action
  /** Those of the page's language. */
  texts?: Texts
}

/** The end of every detail page: the next action. */
export function NextStep({ settings, action, texts, ...words }: NextStepProps) {
  return (
    <ActionBand {...words}>
      <Actions settings={settings} texts={texts} {...(action && { main: action })} />
    </ActionBand>
  )
}
