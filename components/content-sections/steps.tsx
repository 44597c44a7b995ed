import { Heading } from '../layout/heading'
import { Section } from '../layout/section'
import { Paragraphs } from '../text/text'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

/** The number of steps that fit side by side. */
const MAX_COLUMNS = 4

const columns: Record<number, string> = {
  2: 'sm:grid-cols-2 lg:gap-8',
  3: 'sm:grid-cols-3 lg:gap-8',
  4: 'sm:grid-cols-2 lg:grid-cols-4 lg:gap-8',
}

/** The steps of a process: side by side, or as a list if there are many. */
export function Steps({ steps, ...head }: ContentSectionProps<'steps'>) {
  if (steps.length === 0) return null
  const isList = steps.length > MAX_COLUMNS
  return (
    <Section {...head}>
      <ol className={`grid gap-6 ${isList ? '' : columns[steps.length]}`}>
        {steps.map(({ title, text, duration }, index) => (
          <li
            key={index}
            className={`border-t-2 border-accent pt-4 ${isList ? 'grid gap-3 md:grid-cols-[2fr_3fr] md:gap-8' : 'flex gap-4 sm:flex-col'}`}
          >
            <div className={isList ? 'flex gap-4' : 'contents'}>
              <span
                aria-hidden="true"
                className="w-8 shrink-0 font-display text-card font-bold figures text-accent"
              >
                {index + 1}
              </span>
              <div className={isList ? '' : 'stack-3'}>
                <Heading level={head.title ? 3 : 2} size="card" text={title} />
                {duration && <p className="text-small text-muted">{runningText(duration)}</p>}
                {!isList && text && <Paragraphs text={text} />}
              </div>
            </div>
            {isList && text && (
              <div className="max-md:ps-12">
                <Paragraphs text={text} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
