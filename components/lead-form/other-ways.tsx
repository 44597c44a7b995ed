import { emailAddresses, phoneNumbers } from '@/lib/content/contact'
import type { FrameSettings } from '@/lib/pages/frame'
import { copy } from '@/site.copy'
import { EmailLinks, PhoneLinks } from '../contact/contact-links'

/** Phone and e-mail of the business, for when the form fails. */
export function OtherWays({ settings }: { settings: FrameSettings }) {
  const hasPhone = phoneNumbers(settings).length > 0
  const hasEmail = emailAddresses(settings).length > 0
  if (!hasPhone && !hasEmail) return null
  return (
    <div>
      <p>{copy.form.otherWays}</p>
      <ul className="flex flex-wrap gap-x-8 font-semibold">
        {hasPhone && (
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
