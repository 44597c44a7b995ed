import type { CSSProperties } from 'react'
import { Section } from '../layout/section'
import { runningText } from '../text/words'
import type { ContentSectionProps } from './props'

/** The columns of a figure on a wide screen, by the number of figures in its row. */
const spans: Record<number, string> = {
  1: 'lg:col-span-full',
  2: 'lg:col-span-6',
  3: 'lg:col-span-4',
  4: 'lg:col-span-3',
}

/** The number of figures in a row on a wide screen: four or three, so that each row is full. */
function countInRow(index: number, count: number): number {
  if (count < 3) return count
  if (count === 5) return index < 3 ? 3 : 2
  const inRowsOfThree = ((4 - (count % 4)) % 4) * 3
  return index < count - inRowsOfThree ? 4 : 3
}

/** The style by which the class `counted` (components/layout/motion.css) counts up to a whole number. Four digits are taken for a year. */
function countedStyle(value: string): CSSProperties | undefined {
  if (!/^\d{1,4}$/.test(value)) return undefined
  const number = Number(value)
  const style: CSSProperties & Record<'--number' | '--from', number> = {
    '--number': number,
    '--from': value.length === 4 ? number - COUNTED_YEARS : 0,
  }
  return style
}

/** The number of years before a year at which it begins to count up. */
const COUNTED_YEARS = 60

/** Figures, each with a label. @param isStill whether to skip the animation, for figures that may be on the first screen */
export function Numbers({
  numbers,
  isStill = false,
  ...head
}: ContentSectionProps<'numbers'> & { isStill?: boolean }) {
  if (numbers.length === 0) return null
  const size = numbers.length === 1 ? 'text-display' : 'text-page'
  return (
    <Section {...head}>
      <dl className="grid grid-cols-2 gap-8 lg:grid-cols-12">
        {numbers.map(({ value, unit, label, source }, index) => (
          <div
            key={index}
            className={`flex flex-col-reverse justify-end border-t border-line pt-4 max-lg:odd:last:col-span-2 ${spans[countInRow(index, numbers.length)]}`}
          >
            <dt className="mt-2">
              {runningText(label)}
              {source && (
                <span className="mt-2 block text-[0.875rem] leading-snug text-muted">
                  {runningText(source)}
                </span>
              )}
            </dt>
            <dd className={`font-display font-bold figures text-accent ${size}`}>
              {isStill ? (
                value
              ) : (
                <span className={countedStyle(value) && 'counted'} style={countedStyle(value)}>
                  {value}
                </span>
              )}
              {unit && <span className="ms-2 text-[0.5em]">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
