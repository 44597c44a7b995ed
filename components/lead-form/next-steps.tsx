import { theme } from '@theme/theme'
import { runningText } from '../text/words'

const { values } = theme.cards

interface NextStepsProps {
  steps: readonly { title: string; text: string }[]
  /** Whether the steps are side by side on a wide screen, like values. Default: below each other. */
  isRow?: boolean
}

/** The steps that follow a message; nothing if there are none. */
export function NextSteps({ steps, isRow = false }: NextStepsProps) {
  if (steps.length === 0) return null
  const step = isRow
    ? `content-start gap-y-3 max-md:border-t max-md:py-6 ${values.value}`
    : 'grid-cols-[auto_1fr] border-b py-4 first:border-t'
  return (
    <ol className={isRow ? `grid lg:auto-cols-fr lg:grid-flow-col ${values.list}` : ''}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={`grid gap-x-4 border-line ${step}`}>
          <span aria-hidden="true" className="min-w-[1.1ch] font-display text-card leading-tight text-accent">
            {index + 1}
          </span>
          <div className="stack-1">
            <p className="font-semibold">{runningText(title)}</p>
            <p className="text-muted">{runningText(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
