interface NextStepsProps {
  steps: readonly { title: string; text: string }[]
  /** Beside one another on a wide screen, else one below the other. */
  isRow?: boolean
}

/** What happens after a message, step by step; nothing without steps. */
export function NextSteps({ steps, isRow = false }: NextStepsProps) {
  if (steps.length === 0) return null
  return (
    <ol className={isRow ? 'grid gap-x-8 lg:auto-cols-fr lg:grid-flow-col' : ''}>
      {steps.map(({ title, text }, index) => (
        <li
          key={title}
          className={`grid content-start gap-x-4 border-line ${isRow ? 'grid-cols-[auto_1fr] border-t py-6 lg:grid-cols-1 lg:gap-y-3' : 'grid-cols-[auto_1fr] border-b py-4 first:border-t'}`}
        >
          <span
            aria-hidden="true"
            className={`font-display min-w-[1.1ch] leading-tight text-accent ${isRow ? 'text-card lg:text-page' : 'text-card'}`}
          >
            {index + 1}
          </span>
          <div className="stack-1">
            <p className="font-semibold">{title}</p>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
