import { callCost } from '@/lib/content/call-cost'
import { phoneNumbers } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { copy } from '@/site.copy'
import { ButtonLink } from './button-link'

/** A button that calls the first number, with the cost of a call below it; nothing without a number. */
export function CallButton({ settings }: { settings: Pick<Settings, 'phone'> }) {
  const [first] = phoneNumbers(settings)
  if (!first) return null
  const cost = callCost(first)
  const [before, after] = copy.actions.callNumber(first.text).split(first.number)
  return (
    <div className="max-sm:w-full">
      <ButtonLink href={first.href} variant="outline" icon="phone">
        <span>
          {before}
          <span className="whitespace-nowrap">{first.number}</span>
          {after}
        </span>
      </ButtonLink>
      {cost && <p className="mt-1.5 text-center text-small text-muted">{cost}</p>}
    </div>
  )
}
