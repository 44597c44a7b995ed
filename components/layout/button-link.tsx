import type { ReactNode } from 'react'
import { Icon } from '../icon'
import type { IconName } from '../icons'

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
  const size = compact ? 'min-h-11 px-5 py-2 text-small' : 'min-h-12 px-6 py-3 max-sm:w-full'
  return (
    <a
      href={href}
      className={`inline-flex items-center justify-center gap-2.5 rounded-control font-semibold ${size} ${variants[variant]}`}
    >
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
