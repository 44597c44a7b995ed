import type { CSSProperties } from 'react'
import { LONG_NAME, lettersOf } from '@/lib/format/name-size'
import { routes } from '@/lib/routing/routes'
import { Logo } from './logo'

/** A link to the home page: the logo, or the name in the largest type in which it takes two lines at most. */
export function SiteName({ name }: { name: string }) {
  const type = name.length > LONG_NAME ? 'font-body tracking-tight' : 'font-display tracking-tight'
  const letters: CSSProperties & Record<'--letters', number> = { '--letters': lettersOf(name) }
  return (
    <a
      href={routes.home}
      style={letters}
      className={`site-name flex min-h-11 items-center font-bold ${type}`}
    >
      <span className="min-w-0">
        <Logo name={name} />
      </span>
    </a>
  )
}
