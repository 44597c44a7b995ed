import type { FrameSettings } from '@/lib/pages/frame'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { ButtonLink } from '../layout/button-link'
import { CallButton } from '../layout/call-button'

/** For the thank-you page and missing pages: a link to the home page, and the phone. */
export function WayHome({ settings }: { settings: FrameSettings }) {
  return (
    <div className="flex flex-wrap items-start gap-4 pt-4">
      <ButtonLink href={routes.home}>{copy.actions.backHome}</ButtonLink>
      <CallButton settings={settings} />
    </div>
  )
}
