import { emailLink, telephoneLink } from '@/lib/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import { copy } from '@/site.copy'
import { TextLink } from '../layout/text-link'

/** Phone and e-mail of the business, as the other way when the form fails. */
export function OtherWays({ settings }: { settings: FrameSettings }) {
  const telephone = telephoneLink(settings)
  const email = emailLink(settings)
  if (!telephone && !email) return null
  return (
    <div>
      <p>{copy.form.otherWays}</p>
      <ul className="flex flex-wrap gap-x-8 font-semibold">
        {telephone && (
          <li>
            <TextLink href={telephone}>{settings.phone}</TextLink>
          </li>
        )}
        {email && (
          <li>
            <TextLink href={email}>{settings.email}</TextLink>
          </li>
        )}
      </ul>
    </div>
  )
}
