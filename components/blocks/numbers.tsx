import { Section } from '../layout/section'
import { runningText } from '../text/words'
import type { BlockProps } from './props'

const columns: Record<number, string> = { 1: '', 2: 'grid-cols-2', 3: 'sm:grid-cols-3' }

/** Figures, each with what it counts. */
export function Numbers({ numbers, ...head }: BlockProps<'numbers'>) {
  if (numbers.length === 0) return null
  const size = numbers.length === 1 ? 'text-display' : 'text-page'
  return (
    <Section {...head}>
      <dl className={`grid gap-8 ${columns[numbers.length] ?? 'grid-cols-2 lg:grid-cols-4'}`}>
        {numbers.map(({ value, unit, label, source }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="mt-2">
              {runningText(label)}
              {source && <span className="mt-2 block text-small text-muted">{runningText(source)}</span>}
            </dt>
            <dd className={`font-display font-bold figures text-accent ${size}`}>
              {value}
              {unit && <span className="ms-2 text-[0.5em]">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
