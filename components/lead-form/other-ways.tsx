import { emailLink, telephoneLink } from '@/lib/content/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import { copy } from '@/site.copy'
import { EmailAddress } from '../contact/email-address'
import { PhoneLinks } from '../contact/phone-links'
import { TextLink } from '../layout/text-link'

/** Phone and e-mail of the business, for when the form fails. */
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
            <PhoneLinks settings={settings} />
          </li>
        )}
        {email && (
          <li>
            <TextLink href={email}>
              <EmailAddress address={settings.email} />
            </TextLink>
          </li>
        )}
      </ul>
    </div>
  )
}
