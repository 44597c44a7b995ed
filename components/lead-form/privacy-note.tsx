import { routes } from '@/lib/routes'
import type { Site } from '@/lib/site'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** What happens to the data, with the policy when it has been written. */
export function PrivacyNote({ site: { has } }: { site: Site }) {
  return (
    <p className="text-small text-muted">
      {copy.form.privacy} {has.privacy && <TextLink href={routes.privacy}>{copy.form.privacyLink}</TextLink>}
    </p>
  )
}
