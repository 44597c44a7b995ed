import { callNote } from '@/lib/content/call-note'
import { phoneNumbers } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { TextLink } from '../layout/text-link'

interface PhoneLinksProps {
  settings: Pick<Settings, 'phone'>
  quiet?: boolean
}

/** Every phone number, with the cost of a call. */
export function PhoneLinks({ settings, quiet = false }: PhoneLinksProps) {
  return phoneNumbers(settings).map((number) => {
    const note = callNote(number)
    return (
      <span key={number.href} className="block">
        <TextLink href={number.href} quiet={quiet}>
          {number.text}
        </TextLink>
        {note && <span className="-mt-1.5 block pb-2 text-small text-muted">{note}</span>}
      </span>
    )
  })
}
