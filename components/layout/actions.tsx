import { callCost, phoneNumbers } from '@/lib/content/contact'
import type { Settings } from '@/lib/platform'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { ButtonLink } from './button-link'

interface ActionsProps {
  settings: Pick<Settings, 'phone'>
  /** The main action. Absent: ask for a quote. */
  href?: string
  title?: string
  className?: string
}

/** Buttons for the main action and for a call. */
export function Actions({
  settings,
  href = routes.quote,
  title = copy.actions.quote,
  className = '',
}: ActionsProps) {
  return (
    <div className={`flex flex-wrap items-start gap-4 ${className}`}>
      <ButtonLink href={href}>{title}</ButtonLink>
      <CallButton settings={settings} />
    </div>
  )
}

/** Calls the first number, with the cost of a call below it; nothing without a number. */
function CallButton({ settings }: Pick<ActionsProps, 'settings'>) {
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
