import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** A note on what happens to the data, with a link to the privacy policy if the content has one. */
export function PrivacyNote({ hasPolicy }: { hasPolicy: boolean }) {
  return (
    <p className="text-small text-muted">
      {copy.form.privacy} {hasPolicy && <TextLink href={routes.privacy}>{copy.form.privacyLink}</TextLink>}
    </p>
  )
}
