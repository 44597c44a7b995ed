const long = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' })

/** A calendar date `YYYY-MM-DD` written out. It is read and shown in UTC, so that no time zone shifts the day. */
export function formatDate(date: string): string {
  return long.format(new Date(`${date}T00:00:00Z`))
}
