import type { ReactNode } from 'react'
import { type Action, mainAction, secondAction } from '@/lib/content/actions'
import { isBareHere } from '@/lib/content/bare-pages'
import type { Settings } from '@/lib/kinds/settings'
import { type AnyIcon, Icon, iconNamed } from '../icon'

interface ActionsProps {
  settings: Pick<Settings, 'phone'>
  /** The action of the page. Default: the main action of the site. */
  main?: Action | undefined
  className?: string | undefined
}

const fullWidthOnPhone = 'max-sm:w-full'

/** The classes of a button whose action is in the contact bar, wherever that is visible. */
const hiddenBesideBar = `max-lg:not-low:hidden ${fullWidthOnPhone}`

/** Buttons for the main action and the second one. On a phone with a contact bar, which has both, this is a call button with the number. */
export function Actions({ settings, main = mainAction(), className = '' }: ActionsProps) {
  const second = secondAction(settings, main)
  const unlessInBar = isBareHere() ? fullWidthOnPhone : hiddenBesideBar
  const isCallOnPhone = second?.number !== undefined && main.href === mainAction().href
  return (
    <div className={`flex flex-wrap items-start gap-4 ${className}`}>
      {isCallOnPhone ? (
        <div className={unlessInBar}>
          <ActionButton action={main} />
        </div>
      ) : (
        <ActionButton action={main} />
      )}
      {second && (
        <div className={isCallOnPhone ? fullWidthOnPhone : unlessInBar}>
          <ActionButton action={second} variant="outline" />
        </div>
      )}
    </div>
  )
}

interface ActionButtonProps {
  action: Action
  variant?: keyof typeof variants
}

/** The button of one action. The cost of a call is below it. */
export function ActionButton({ action, variant = 'primary' }: ActionButtonProps) {
  const { href, icon, cost } = action
  const button = (
    <ButtonLink href={href} variant={variant} icon={iconNamed(icon)}>
      <ActionTitle action={action} />
    </ButtonLink>
  )
  if (!cost) return button
  return (
    <div className="max-sm:w-full">
      {button}
      <p className="mt-1.5 text-center text-[0.875rem] leading-snug text-muted">{cost}</p>
    </div>
  )
}

/** The title of an action. A phone number moves to the next line instead of being split. */
function ActionTitle({ action: { title, number } }: Pick<ActionButtonProps, 'action'>) {
  if (!number) return title
  const [before, after] = title.split(number.number)
  return (
    <span>
      {before}
      <span className="inline-block max-w-full">{number.number}</span>
      {after}
    </span>
  )
}

const variants = {
  primary: 'border border-transparent bg-accent text-on-accent hover:dim',
  outline: 'border border-current hover:bg-ink/5',
}

interface ButtonLinkProps {
  href: string
  children: ReactNode
  variant?: keyof typeof variants
  icon?: AnyIcon | undefined
  /** Whether to use less space, for the header. */
  compact?: boolean
}

/** A link that looks like a button, at least 44 px high. With very large text, the icon is hidden to leave room for letters. */
export function ButtonLink({ href, children, variant = 'primary', icon, compact = false }: ButtonLinkProps) {
  const size = compact
    ? 'min-h-11 px-5 py-2 text-small'
    : 'min-h-12 px-[min(1rem,4vw)] py-3 max-sm:w-full sm:px-6'
  return (
    <a
      href={href}
      className={`inline-flex max-w-full items-center justify-center gap-2.5 rounded-button font-semibold ${size} ${variants[variant]}`}
    >
      {icon && (
        <span className="contents max-[14rem]:hidden">
          <Icon name={icon} />
        </span>
      )}
      {children}
    </a>
  )
}
