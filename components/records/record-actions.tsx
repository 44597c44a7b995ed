import type { FrameSettings } from '@/lib/pages/frame'
import { copy } from '@/site.copy'
import { ButtonLink } from '../layout/button-link'
import { CallButton } from '../layout/call-button'

/** The actions for a service or product, in its first screen. */
export function RecordActions({ href, settings }: { href: string; settings: FrameSettings }) {
  return (
    <div className="no-print flex flex-wrap items-start gap-4 pt-2">
      <ButtonLink href={href}>{copy.actions.quote}</ButtonLink>
      <CallButton settings={settings} />
    </div>
  )
}
