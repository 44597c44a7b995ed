import type { ReactNode } from 'react'
import { callCost, phoneNumbers } from '@/lib/content/contact'
import type { Settings } from '@/lib/resources/settings'
import { routes } from '@/lib/routing/routes'
import { copy } from '@/site.copy'
import { Icon } from '../icon'
import type { IconName } from '../icons'

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
          <span className="inline-block max-w-full">{first.number}</span>
          {after}
        </span>
      </ButtonLink>
      {cost && <p className="mt-1.5 text-center text-small text-muted">{cost}</p>}
    </div>
  )
}

const variants = {
  primary: 'border border-transparent bg-accent text-on-accent hover:brightness-110',
  outline: 'border border-current hover:bg-ink/5',
}

interface ButtonLinkProps {
  href: string
  children: ReactNode
  variant?: keyof typeof variants
  icon?: IconName
  /** For the header, where space is short. */
  compact?: boolean
}

/** A link that looks like a button. It is at least 44 px high. */
export function ButtonLink({ href, children, variant = 'primary', icon, compact = false }: ButtonLinkProps) {
  const size = compact ? 'min-h-11 px-5 py-2 text-small' : 'min-h-12 px-4 py-3 max-sm:w-full sm:px-6'
  return (
    <a
      href={href}
      className={`inline-flex max-w-full items-center justify-center gap-2.5 rounded-control font-semibold ${size} ${variants[variant]}`}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
