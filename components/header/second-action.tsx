import type { Action } from '@/lib/content/actions'

/** The text lines of the second action in the header. For a call: the number, the note after it, and the cost. */
export function actionLines({ title, number, cost = '' }: Action): string[] {
  return (number ? [number.number, number.note, cost] : [title, cost]).filter(Boolean)
}

/** The accessible name of the second action in the header. It contains the visible text. */
export function actionName({ title, cost }: Action): string {
  return [title, cost].filter(Boolean).join(', ')
}

export function SecondActionLines({ action, isLarge = false }: { action: Action; isLarge?: boolean }) {
  const [first, ...others] = actionLines(action)
  const look = isLarge ? 'font-display text-[1.375rem] font-bold' : 'text-small font-semibold'
  return (
    <a
      href={action.href}
      aria-label={actionName(action)}
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
