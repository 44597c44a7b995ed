import type { IconNode } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon'

const looks = {
  primary: 'bg-accent text-on-accent hover:brightness-110',
  outline: 'border border-current hover:bg-ink/5',
  onDeep: 'border border-on-deep/60 text-on-deep hover:bg-on-deep/10',
}

interface ButtonLinkProps {
  href: string
  children: ReactNode
  look?: keyof typeof looks
  icon?: IconNode
}

/** A link that is an action: at least 48 px high. */
export function ButtonLink({ href, children, look = 'primary', icon }: ButtonLinkProps) {
  return (
    <a
      href={href}
      className={`inline-flex min-h-12 items-center justify-center gap-2.5 rounded-control px-6 py-3 font-semibold ${looks[look]}`}
    >
      {icon && <Icon node={icon} />}
      {children}
    </a>
  )
}
