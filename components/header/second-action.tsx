import type { Action } from '@/lib/content/actions'

/** What the second action says in the header: of a call the number, what is written after it, and its cost. */
export function linesOf({ title, number, cost = '' }: Action): string[] {
  return (number ? [number.number, number.note, cost] : [title, cost]).filter(Boolean)
}

/** The name of the second action where a row has its lines, or none of them. It contains what is seen. */
export function nameOf({ title, cost }: Action): string {
  return [title, cost].filter(Boolean).join(', ')
}

export function SecondActionLines({ action, isLarge = false }: { action: Action; isLarge?: boolean }) {
  const [first, ...others] = linesOf(action)
  const look = isLarge ? 'font-display text-[1.375rem] font-bold' : 'text-small font-semibold'
  return (
    <a
      href={action.href}
      aria-label={nameOf(action)}
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
