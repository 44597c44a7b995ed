import type { Action } from '@/lib/site/content/actions'

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
