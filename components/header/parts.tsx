import type { Texts } from '@/lib/config/define-copy'
import type { Action } from '@/lib/content/actions'
import { routes } from '@/lib/routing/routes'
import { Icon } from '../icon'

/** On the narrowest phones only the menu has a link to the search. */
export function SearchLink({ copy, className = '' }: { copy: Texts; className?: string }) {
  return (
    <a
      href={routes.search}
      aria-label={copy.search.open}
      className={`flex size-11 max-[22.5rem]:hidden shrink-0 items-center justify-center rounded-control hover:text-accent ${className}`}
    >
      <Icon name="search" />
    </a>
  )
}

/** What the second action says in the header: of a call the number, what is written after it, and its cost. */
export function linesOf({ title, number, cost = '' }: Action): string[] {
  return (number ? [number.number, number.note, cost] : [title, cost]).filter(Boolean)
}

export function SecondActionLines({ action, isLarge = false }: { action: Action; isLarge?: boolean }) {
  const [first, ...others] = linesOf(action)
  const look = isLarge ? 'font-display text-[1.375rem] font-bold' : 'text-small font-semibold'
  return (
    <a
      href={action.href}
      aria-label={action.title}
      className="inline-flex min-h-11 flex-wrap items-center gap-x-3 leading-tight"
    >
      <span className={`whitespace-nowrap ${look}`}>{first}</span>
      {others.map((line) => (
        <span key={line} className="text-[0.75rem] text-muted">
          {line}
        </span>
      ))}
    </a>
  )
}
