import type { PhoneNumber } from '@/lib/content/contact'
import { copy } from '@/site.copy'
import { Icon } from '../icon'

interface HeaderPhoneProps {
  number: PhoneNumber
  /** The number, what is written after it, and the cost of a call. */
  lines: string[]
}

/** The phone number with what belongs to it, or its icon when there is no room. */
export function HeaderPhone({ number, lines: [first, ...others] }: HeaderPhoneProps) {
  return (
    <a
      href={number.href}
      aria-label={copy.actions.callNumber(number.text)}
      title={number.text}
      className="hidden min-h-11 min-w-11 items-center justify-center gap-2 text-small font-semibold lg:flex"
    >
      <Icon name="phone" />
      <span className="header-number leading-tight whitespace-nowrap">
        {first}
        {others.map((line) => (
          <span key={line} className="block text-[0.6875rem] font-normal text-muted">
            {line}
          </span>
        ))}
      </span>
    </a>
  )
}
