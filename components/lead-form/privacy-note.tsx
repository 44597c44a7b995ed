import { routes } from '@/lib/routes'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** What happens to the data, with the policy when it has been written. */
export function PrivacyNote({ hasPolicy }: { hasPolicy: boolean }) {
  return (
    <p className="text-small text-muted">
      {copy.form.privacy} {hasPolicy && <TextLink href={routes.privacy}>{copy.form.privacyLink}</TextLink>}
    </p>
  )
}
