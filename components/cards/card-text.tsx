import { directionOf } from '@/lib/format/direction'
import { runningText } from '@/lib/format/typography'

/** The summary of a record on its card, cut where it is long; nothing when it has none. */
export function CardText({ text }: { text: string }) {
  if (!text) return null
  return (
    <p dir={directionOf(text)} className="line-clamp-4 text-muted">
      {runningText(text)}
    </p>
  )
}
