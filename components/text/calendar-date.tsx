import { formatDate } from '@/lib/format/dates'

export function CalendarDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>
}
