import { runningText } from '@/lib/format/typography'
import { Icon } from '../icon'

/** Highlights of a service or product. */
export function Bullets({ items }: { items: string[] }) {
  return (
    <ul className="space-y-3">
      {items.map((item, index) => (
        <li key={index} className="flex gap-3">
          <span className="mt-1 text-accent">
            <Icon name="check" />
          </span>
          <span className="min-w-0">{runningText(item)}</span>
        </li>
      ))}
    </ul>
  )
}
