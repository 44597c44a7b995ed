import { emailAddresses, telephoneLink } from '@/lib/content/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import { copy } from '@/site.copy'
import { EmailLinks } from '../contact/email-links'
import { PhoneLinks } from '../contact/phone-links'

/** Phone and e-mail of the business, for when the form fails. */
export function OtherWays({ settings }: { settings: FrameSettings }) {
  const telephone = telephoneLink(settings)
  const hasEmail = emailAddresses(settings).length > 0
  if (!telephone && !hasEmail) return null
  return (
    <div>
      <p>{copy.form.otherWays}</p>
      <ul className="flex flex-wrap gap-x-8 font-semibold">
        {telephone && (
          <li>
            <PhoneLinks settings={settings} />
          </li>
        )}
        {hasEmail && (
          <li>
            <EmailLinks settings={settings} />
          </li>
        )}
      </ul>
    </div>
  )
}
