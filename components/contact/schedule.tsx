import { runningText } from '@/lib/format/typography'
import type { Settings } from '@/lib/platform'
import { copy } from '@/site.copy'
import { Heading } from '../layout/heading'

/** The opening hours as written in the content; nothing when there are none. */
export function Schedule({ schedule }: Pick<Settings, 'schedule'>) {
  if (schedule.length === 0) return null
  return (
    <div className="space-y-4">
      <Heading level={3} size="card" text={copy.contact.schedule} />
      <dl className="divide-y divide-line">
        {schedule.map(({ days, hours }, index) => (
          <div key={index} className="flex flex-wrap justify-between gap-x-6 py-3">
            <dt>{runningText(days)}</dt>
            <dd className="font-semibold">{runningText(hours)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
