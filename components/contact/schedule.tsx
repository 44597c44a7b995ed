import { copyHere, titleIn } from '@/lib/content/copy-in'
import { langOfPlatform } from '@/lib/content/translations'
import type { Settings } from '@/lib/kinds/settings'
import { Heading } from '../layout/heading'
import { LinkedText } from '../text/text'
import { runningText } from '../text/words'
import { groupedHours } from './grouped-hours'

interface ScheduleProps extends Pick<Settings, 'schedule'> {
  /** The heading level. */
  level?: 2 | 3
}

/** The opening hours as written on the platform; nothing if there are none. */
export function Schedule({ schedule, level = 3 }: ScheduleProps) {
  const copy = copyHere()
  if (schedule.length === 0) return null
  const rows = groupedHours(schedule).map(({ days, hours }) => ({ label: days, value: hours }))
  return (
    <div className="stack-4">
      <Heading level={level} size="card" text={copy.contact.schedule} />
      <FactRows rows={rows} className="border-y border-line figures" />
    </div>
  )
}

/** Matches the words with which the hours of a closed day begin. */
const CLOSED = /^(?:encerrad|fechad|folga|descanso)/i

interface FactRowsProps {
  rows: { label: string; value: string }[]
  className?: string
}

/** Rows of facts, such as days and their hours. Days on which the business is closed are less prominent. */
export function FactRows({ rows, className = '' }: FactRowsProps) {
  const copy = copyHere()
  return (
    <dl className={`divide-lines ${className}`}>
      {rows.map(({ label, value }, index) => {
        const [days, hours] = [titleIn(copy, label), titleIn(copy, value)]
        return (
          <div key={index} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt
              lang={days === label && label ? langOfPlatform() : undefined}
              className={label ? '' : 'sr-only'}
            >
              {runningText(days || copy.contact.schedule)}
            </dt>
            <dd
              lang={hours === value ? langOfPlatform() : undefined}
              className={CLOSED.test(value) ? 'text-muted' : 'font-semibold'}
            >
              <LinkedText text={hours} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
