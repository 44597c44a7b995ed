import { telephoneLink } from '@/lib/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import { copy } from '@/site.copy'
import { ButtonLink } from '../layout/button-link'

/** What to do about a service or product, in its first screen. */
export function RecordActions({ href, settings }: { href: string; settings: FrameSettings }) {
  const telephone = telephoneLink(settings)
  return (
    <div className="no-print flex flex-wrap gap-4 pt-2">
      <ButtonLink href={href}>{copy.actions.quote}</ButtonLink>
      {telephone && (
        <ButtonLink href={telephone} look="outline" icon="phone">
          {copy.actions.callNumber(settings.phone)}
        </ButtonLink>
      )}
    </div>
  )
}
