import type { PhoneNumber } from '@/lib/content/contact'
import { copy } from '@/site.copy'
import { Icon } from '../icon'

interface HeaderPhoneProps {
  number: PhoneNumber
  note: string
}

/** The phone number with the cost of a call, or its icon when there is no room. */
export function HeaderPhone({ number, note }: HeaderPhoneProps) {
  return (
    <a
      href={number.href}
      aria-label={copy.actions.callNumber(number.text)}
      title={[number.text, note].filter(Boolean).join(', ')}
      className="hidden min-h-11 min-w-11 items-center justify-center gap-2 text-small font-semibold lg:flex"
    >
      <Icon name="phone" />
      <span className="header-number leading-tight whitespace-nowrap">
        {number.text}
        {note && <span className="block text-[0.6875rem] font-normal text-muted">{note}</span>}
      </span>
    </a>
  )
}
