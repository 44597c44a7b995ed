import { callCost } from '@/lib/content/call-cost'
import { phoneNumbers } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { TextLink } from '../layout/text-link'

interface PhoneLinksProps {
  settings: Pick<Settings, 'phone'>
  quiet?: boolean
}

/** Every phone number as it is written, with the cost of a call. */
export function PhoneLinks({ settings, quiet = false }: PhoneLinksProps) {
  return phoneNumbers(settings).map((number) => {
    const cost = callCost(number)
    return (
      <span key={number.text} className="block">
        <TextLink href={number.href} quiet={quiet}>
          {number.note ? number.text : <span className="whitespace-nowrap">{number.text}</span>}
        </TextLink>
        {cost && <span className="-mt-1.5 block pb-2 text-small text-muted">{cost}</span>}
      </span>
    )
  })
}
