import { formatDate } from '@/lib/dates'

export function CalendarDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatDate(date)}</time>
}
