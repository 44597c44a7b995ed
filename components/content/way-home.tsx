import { telephoneLink } from '@/lib/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { ButtonLink } from '../layout/button-link'

/** At the end of a road: back to the start, or the phone. */
export function WayHome({ settings }: { settings: FrameSettings }) {
  const telephone = telephoneLink(settings)
  return (
    <div className="flex flex-wrap gap-4 pt-4">
      <ButtonLink href={routes.home}>{copy.actions.backHome}</ButtonLink>
      {telephone && (
        <ButtonLink href={telephone} look="outline" icon="phone">
          {copy.actions.callNumber(settings.phone)}
        </ButtonLink>
      )}
    </div>
  )
}
