import type { FrameSettings } from '@/lib/pages/frame'
import { copy } from '@/site.copy'
import { contactItems } from '../contact/contact-links'

/** Phone and e-mail of the business, for when the form fails. */
export function OtherWays({ settings }: { settings: FrameSettings }) {
  const contacts = contactItems(settings)
  if (contacts.length === 0) return null
  return (
    <div>
      <p>{copy.form.otherWays}</p>
      <ul className="flex flex-wrap gap-x-8 font-semibold">{contacts}</ul>
    </div>
  )
}
